import { useSearchParams } from 'react-router-dom';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { oneOf } from '@/shared/list/listAddress';
import { useSession } from '@/shared/auth/session';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useConsequences } from '../consequences/useConsequences';
import { roleRights, roles } from './role.resource';
import { RoleDrawer } from './RoleDrawer';
import { Removal, ScopeModal, useRoleActions } from './useRoleActions';
import { useRoleColumns } from './useRoleColumns';

/** The list of roles. The super administrator can switch to the roles of company administrators. */
export default function RoleListPage() {
  const [search] = useSearchParams();
  const isSuper = useSession(({ user }) => String(user?.userId) === '1');
  const forAdmins = isSuper && search.get('kind') === 'admin';
  const open = useOpenDialog();
  const columns = useRoleColumns(forAdmins);
  const { inList } = useConsequences(roleRights);
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
      {...inList}
      removal={(rows) => <Removal rows={rows}>{inList.removal(rows)}</Removal>}
      restoreIn={{
        fields: ['dataScope', 'deptIds'],
        open: (role, earlier) => open((close) => <ScopeModal {...{ role, earlier }} onClose={close} />),
      }}
      rowActions={useRoleActions()}
      form={({ row, close }) => <RoleDrawer role={row} forAdmins={forAdmins} onClose={close} />}
    />
  );
}

/** Switches between all roles and the roles of company administrators, in the URL. Switching clears the filters. */
function KindSwitch() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  return (
    <Segmented
      aria-label={t('role.kind')}
      value={search.get('kind') === 'admin' ? 'admin' : 'all'}
      options={(['all', 'admin'] as const).map((value) => ({ value, label: t(`role.kinds.${value}`) }))}
      onChange={(kind) => setSearch(kind === 'admin' ? { kind } : {})}
    />
  );
}
