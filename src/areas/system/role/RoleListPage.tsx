import { useSearchParams } from 'react-router-dom';
import { addressOf } from '@/shared/list/addressOf';
import { oneOf } from '@/shared/list/listAddress';
import { useSession } from '@/shared/auth/session';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { roles } from './role.resource';
import { KindSwitch } from './KindSwitch';
import { RoleDrawer } from './RoleDrawer';
import { useRoleActions } from './useRoleActions';
import { useRoleColumns } from './useRoleColumns';

/** The list of roles; the super administrator can switch to the roles of company administrators. */
export default function RoleListPage() {
  const [search] = useSearchParams();
  const isSuper = useSession(({ user }) => String(user?.userId) === '1');
  const forAdmins = isSuper && search.get('kind') === 'admin';
  const [dialogs, open] = useDialogs();

  const columns = useRoleColumns(forAdmins);
  const address = addressOf(columns, {
    more: { kind: oneOf('admin') },
    defaultSort: { field: 'roleSort', order: 'asc' },
  });
  return (
    <CrudPage
      key={forAdmins ? 'admin' : 'all'}
      api={roles}
      address={address}
      columns={columns}
      exportable
      toolbar={isSuper && <KindSwitch />}
      batch="remove"
      rowActions={useRoleActions(open)}
      form={({ row, close }) => <RoleDrawer role={row} forAdmins={forAdmins} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}
