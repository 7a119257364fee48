import { CopyOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { reveal } from '@/shared/api/reveal';
import { useCan } from '@/shared/auth/Can';
import { useSubmit } from '@/shared/form/useSubmit';
import { masked, type Secret } from '@/shared/rules/mask';
import { notify } from '@/shared/ui/notify';
import { useCopy } from '@/shared/ui/copy/useCopy';
import { useErrorText } from '@/shared/ui/errorText';
import type { Permission } from '@/shared/vocabulary/permission';

/** Says to the server that a field was asked for; undefined for those who may not ask. */
const Ask = createContext<((field: string) => Promise<unknown>) | undefined>(undefined);

interface SecretsProps<T> {
  api: CrudApi<T>;
  id: Id;
  permission: Permission;
  children: ReactNode;
}

/** The personal numbers of a record: those who have the permission may ask for one, which the operation log says. */
export function Secrets<T>({ api, id, permission, children }: SecretsProps<T>) {
  const may = useCan(permission);
  return <Ask value={may ? (field) => reveal(api.path, id, field) : undefined}>{children}</Ask>;
}

interface SecretTextProps {
  secret: Secret;
  field: string;
  label: string;
  text: string;
}

/** A personal number, masked until it is asked for; it can be copied either way, which is asking too. */
export function SecretText({ secret, field, label, text }: SecretTextProps) {
  const { t } = useTranslation();
  const ask = use(Ask);
  const copy = useCopy();
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const hidden = masked(secret, text);
  const reveal = open ? undefined : ask;
  const { busy, submit } = useSubmit(async (then: () => unknown) => {
    try {
      if (reveal) await reveal(field);
      await then();
    } catch (error) {
      notify.error(errorText(error));
    }
  });
  const canOpen = ask !== undefined && !open && hidden !== text;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <bdi>{open ? text : hidden}</bdi>
      {canOpen && (
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined />}
          aria-label={t('secret.show', { label })}
          title={t('secret.logged')}
          disabled={busy}
          data-no-print
          onClick={() => void submit(() => setOpen(true))}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={t('secret.copy', { label })}
        disabled={busy}
        data-no-print
        onClick={() => void submit(() => copy(ask ? text : hidden))}
      />
    </span>
  );
}
