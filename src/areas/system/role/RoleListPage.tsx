import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { day, entry, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { roleName, roles } from './role.api';
import { KindSwitch } from './KindSwitch';
import { RoleDrawer } from './RoleDrawer';
import { useRoleActions } from './useRoleActions';
import { useRoleColumns } from './useRoleColumns';

const address = listAddress({
  filters: {
    roleName: text,
    roleKey: text,
    status: entry,
    dataScope: entry,
    beginTime: day,
    endTime: day,
    kind: oneOf('admin'),
  },
  sortable: ['roleId', 'roleName', 'roleKey', 'roleSort', 'createTime'],
  defaultSort: { field: 'roleSort', order: 'asc' },
});

/** The list of roles; the super administrator can switch to the roles of company administrators. */
export default function RoleListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [search] = useSearchParams();
  const isSuper = useSession(({ user }) => String(user?.userId) === '1');
  const forAdmins = isSuper && search.get('kind') === 'admin';
  const [dialogs, open] = useDialogs();

  return (
    <CrudPage
      key={forAdmins ? 'admin' : 'all'}
      api={roles}
      address={address}
      permission="system:role"
      title={t('role.title')}
      nameOf={roleName}
      columns={useRoleColumns(forAdmins)}
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
