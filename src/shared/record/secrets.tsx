import { CopyOutlined, EyeOutlined } from '@ant-design/icons';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { reveal } from '@/shared/api/reveal';
import { useCan } from '@/shared/auth/Can';
import { useSubmit } from '@/shared/display/useSubmit';
import { masked, type Secret } from '@/shared/lib/rules/mask';
import { notify } from '@/shared/display/notify';
import { copyText } from '@/shared/display/copy/copyText';
import { alreadyShown } from '@/shared/api/ApiError';
import { errorTextNow } from '@/shared/display/errorText';
import type { Permission } from '@/shared/vocabulary/permission';

/** Reveals a record's masked personal data. The context is undefined for users without the permission. */
interface Asking {
  /** Identifies the record, so that a number revealed for one record is never shown for another. */
  record: string;
  reveal: (field: string) => Promise<string | undefined>;
}

const Ask = createContext<Asking | undefined>(undefined);

interface SecretsProps<T> {
  api: CrudApi<T>;
  id: Id;
  permission: Permission;
  children: ReactNode;
}

/** Lets users with the permission reveal the masked personal data of a record; the server logs each access. */
export function Secrets<T>({ api, id, permission, children }: SecretsProps<T>) {
  const may = useCan(permission);
  const asking = { record: `${api.path} ${id}`, reveal: (field: string) => reveal(api.path, id, field) };
  return <Ask value={may ? asking : undefined}>{children}</Ask>;
}

/** Keeps personal data in its children masked: for earlier values of a record, which the server does not reveal. */
export const MaskedSecrets = ({ children }: { children: ReactNode }) => <Ask value={undefined}>{children}</Ask>;

interface SecretTextProps {
  secret: Secret;
  field: string;
  label: string;
  text: string;
}

/**
 * Shows a phone number or other personal data, masked until the user reveals it. Users with the permission copy the
 * unmasked value, which counts as a reveal. Other users copy the masked text.
 */
export function SecretText({ secret, field, label, text }: SecretTextProps) {
  const { t } = useTranslation();
  const ask = use(Ask);
  const [open, setOpen] = useState<{ record: string; text: string; value: string }>();
  const hidden = masked(secret, text);
  const shown = open && open.record === ask?.record && open.text === text ? open.value : undefined;
  // If the server sends no value, the record's own value is already unmasked.
  const valueBy = async ({ reveal }: Asking) => shown ?? (await reveal(field)) ?? text;
  const { busy, submit } = useSubmit(async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      if (!alreadyShown(error)) notify.error(errorTextNow(error));
    }
  });
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi>{shown ?? hidden}</bdi>
      {ask && shown === undefined && hidden.includes('*') && (
        <IconButton
          size="small"
          icon={EyeOutlined}
          label={t('secret.show', { label })}
          title={t('secret.logged')}
          disabled={busy}
          data-no-print
          onClick={() => void submit(async () => setOpen({ record: ask.record, text, value: await valueBy(ask) }))}
        />
      )}
      <IconButton
        size="small"
        icon={CopyOutlined}
        label={t('secret.copy', { label })}
        disabled={busy}
        data-no-print
        onClick={() => void submit(async () => copyText(ask ? await valueBy(ask) : hidden))}
      />
    </span>
  );
}
