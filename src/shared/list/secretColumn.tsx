import { useState } from 'react';
import type { TFunction } from 'i18next';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import type { Id } from '@/shared/lib/id';
import { alreadyShown } from '@/shared/api/ApiError';
import { reveal } from '@/shared/api/reveal';
import { useCan } from '@/shared/auth/Can';
import { useSubmit } from '@/shared/display/useSubmit';
import { masked, type Secret } from '@/shared/lib/rules/mask';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import type { Permission } from '@/shared/vocabulary/permission';
import type { Column } from './column';
import styles from './rows/rows.module.css';

interface SecretColumn<T extends object> extends Pick<Column<T>, 'filter' | 'width' | 'card'> {
  field: keyof T & string;
  secret: Secret;
  /** The permission to reveal values, one at a time. */
  permission: Permission;
}

/** The longest usual phone number: a mobile number with its country code. */
const PHONE = '+8613800138000';

/** A column of masked personal data that can be revealed in the list itself, for records without a detail page. */
export function secretColumn<T extends object>(
  t: TFunction,
  api: Resource<T>,
  { permission, ...column }: SecretColumn<NoInfer<T>>,
): Column<T> {
  const { field, secret } = column;
  const title = labelOf(t, api, field);
  return {
    ...column,
    title,
    ...(secret === 'phone' && { widest: PHONE }),
    render: (row) => (
      <SecretCell
        key={String(row[field])}
        {...{ t, path: api.path, id: api.idOf(row), field, secret, label: title, permission }}
        text={String(row[field] ?? '')}
      />
    ),
  };
}

interface SecretCellProps {
  t: TFunction;
  path: string;
  id: Id;
  field: string;
  secret: Secret;
  label: string;
  text: string;
  permission: Permission;
}

function SecretCell({ t, path, id, field, secret, label, text, permission }: SecretCellProps) {
  const may = useCan(permission);
  // The masked text for which the value was shown; a changed record is masked again.
  const [open, setOpen] = useState<{ of: string; value: string }>();
  const { busy, submit } = useSubmit(async () => {
    const shown = await reveal(path, id, field).catch((error: unknown) => {
      if (!alreadyShown(error)) notify.error(errorTextNow(error));
      return null;
    });
    if (shown !== null) setOpen({ of: text, value: shown ?? text });
  });
  const hidden = masked(secret, text);
  if (text === '') return '-';
  if (open?.of === text) return <bdi>{open.value}</bdi>;
  if (!may || !hidden.includes('*')) return <bdi>{hidden}</bdi>;
  return (
    <button
      type="button"
      className={styles.secret}
      aria-label={`${t('shared:secret.show', { label })} ${hidden}`}
      title={t('shared:secret.logged')}
      disabled={busy}
      onClick={() => void submit()}
    >
      <bdi>{hidden}</bdi>
    </button>
  );
}
