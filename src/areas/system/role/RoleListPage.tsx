import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { viewAs } from '@/shared/auth/viewAs';
import { useGoTo } from '@/shared/menu/links';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { day, entry, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type Role, roles } from './role.api';
import { RoleDrawer } from './RoleDrawer';
import { ScopeModal } from './ScopeModal';
import { rightsOf } from './rightsOf';
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

const nameOf = (role: Role) => role.roleName;

/** The list of roles; the super administrator can switch to the roles of company administrators. */
export default function RoleListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [search] = useSearchParams();
  const isSuper = useSession(({ user }) => String(user?.userId) === '1');
  const forAdmins = isSuper && search.get('kind') === 'admin';
  const isAdmin = useSession(({ user }) => user?.admin ?? false);
  const [dialogs, open] = useDialogs();
  const goTo = useGoTo();
  const errorText = useErrorText();

  /** Shows the product as users with the role see it, from the first page on. */
  async function view(role: Role) {
    try {
      const rights = await rightsOf(role);
      goTo('weclome');
      viewAs(rights);
    } catch (error) {
      notify.error(errorText(error));
    }
  }

  const columns = useRoleColumns(forAdmins);

  return (
    <CrudPage
      key={forAdmins ? 'admin' : 'all'}
      api={roles}
      address={address}
      permission="system:role"
      title={t('role.title')}
      nameOf={nameOf}
      columns={columns}
      exportable
      toolbar={isSuper && <KindSwitch />}
      batch="remove"
      rowActions={(role, { edit, remove }) => [
        ...edit,
        {
          label: t('role.scopeAction'),
          permission: 'system:role:edit',
          onClick: () => open((close) => <ScopeModal role={role} onClose={close} />),
        },
        ...(isAdmin
          ? [
              {
                label: t('role.viewAs'),
                disabledReason: role.status === '1' && t('role.inactive'),
                onClick: () => void view(role),
              },
            ]
          : []),
        ...remove,
      ]}
      form={({ row, close }) => <RoleDrawer role={row} forAdmins={forAdmins} onClose={close} />}
    >
      {dialogs}
    </CrudPage>
  );
}

/**
 * Switches between all roles and those of company administrators. The choice is in the URL; switching clears the
 * filters.
 */
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
