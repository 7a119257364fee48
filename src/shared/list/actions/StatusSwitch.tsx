import type { Permission } from '@/shared/vocabulary/permission';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { useCan } from '@/shared/auth/Can';
import { DictTag } from '@/shared/dict/DictTag';
import { useChange } from './useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import styles from './StatusSwitch.module.css';

interface StatusSwitchProps<T extends object> {
  api: CrudApi<T>;
  id: Id;
  /** The record's name, for the switch's label and the confirm dialog. */
  name: string;
  /** '0' is enabled, '1' is disabled (docs/contract#1.4). */
  status: string;
  permission: Permission;
  /** Replaces the usual confirm dialog and runs before each change; resolves to false when the user cancels. */
  ask?: ((next: string) => Promise<boolean>) | undefined;
}

/**
 * A switch to enable or disable a record. Without `ask`, only disabling needs a confirmation. A status other than '0'
 * and '1' appears as text, because a switch would look like "disabled".
 */
export function StatusSwitch<T extends object>({ api, id, name, status, permission, ask }: StatusSwitchProps<T>) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const change = useChange(api.path);
  const allowed = useCan(permission);
  const { busy, submit } = useSubmit((next: string) => change(() => api.setStatus(id, next)));

  function toggle(on: boolean) {
    const next = on ? '0' : '1';
    if (ask) return void ask(next).then((agreed) => agreed && submit(next));
    if (on) return void submit(next);
    modal.confirm({ title: t('crud.disableTitle'), content: t('crud.disable', { name }), onOk: () => submit('1') });
  }

  if (status !== '0' && status !== '1') return <DictTag dictType="sys_normal_disable" value={status} />;
  return (
    // A plain button: antd's switches add a tenth of a second to a list of two hundred rows.
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={status === '0'}
      aria-label={t('crud.statusOf', { name })}
      aria-busy={busy}
      disabled={!allowed}
      title={allowed ? undefined : t('error.forbidden')}
      onClick={() => busy || toggle(status !== '0')}
    />
  );
}
