import type { Permission } from '@/shared/vocabulary/permission';
import { App, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi, Id } from '@/shared/api/crudApi';
import { useCan } from '@/shared/auth/Can';
import { useChange } from './useChange';
import { useSubmit } from '@/shared/form/useSubmit';

interface StatusSwitchProps<T extends object> {
  api: CrudApi<T>;
  id: Id;
  /** The record's name, for the switch's label and the confirm dialog. */
  name: string;
  /** '0' is enabled, '1' is disabled (docs/contract#1.4). */
  status: string;
  permission: Permission;
}

/** Enables and disables a record; confirms only before disabling, and shows the server's state afterwards. */
export function StatusSwitch<T extends object>({ api, id, name, status, permission }: StatusSwitchProps<T>) {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const change = useChange(api.path);
  const allowed = useCan(permission);
  const { busy, submit } = useSubmit((next: string) => change(() => api.setStatus(id, next)));

  function toggle(on: boolean) {
    if (on) return void submit('0');
    modal.confirm({
      title: t('crud.disableTitle'),
      content: t('crud.disable', { name }),
      onOk: () => submit('1'),
    });
  }

  return (
    <Switch
      size="small"
      checked={status === '0'}
      disabled={!allowed}
      loading={busy}
      onChange={toggle}
      aria-label={t('crud.statusOf', { name })}
    />
  );
}
