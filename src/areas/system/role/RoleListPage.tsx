import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/auth/session';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { type Role, roles, SCOPES } from './role.api';
import { RoleDrawer } from './RoleDrawer';
import { ScopeModal } from './ScopeModal';
import { useRoleColumns } from './useRoleColumns';

const address = listAddress({
  filters: {
    roleName: text,
    roleKey: text,
    status: oneOf('0', '1'),
    dataScope: oneOf(...SCOPES),
    beginTime: day,
    endTime: day,
    kind: oneOf('admin'),
  },
  sortable: ['roleId', 'roleName', 'roleKey', 'roleSort', 'createTime'],
  defaultSort: { field: 'roleSort', order: 'asc' },
});

const nameOf = (role: Role) => role.roleName;

/** Roles: what their holders may open, press and see; the super administrator's list has those of companies apart. */
export default function RoleListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [search] = useSearchParams();
  const isSuper = useSession(({ user }) => String(user?.userId) === '1');
  const forAdmins = isSuper && search.get('kind') === 'admin';
  const [editing, edit] = useEditing<Role>();
  const [scoping, setScoping] = useState<Role>();
  const remove = useRemove(roles, nameOf);
  const columns = useRoleColumns({
    forAdmins,
    onEdit: edit,
    onScope: setScoping,
    onRemove: (role) => remove([role]),
  });

  const list = { api: roles, address, columns, title: t('role.title') };
  return (
    <>
      {isSuper && <KindSwitch />}
      <DraftOffer<Role> path={roles.path} onResume={edit} />
      <CrudTable
        key={forAdmins ? 'admin' : 'all'}
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <ExportButton {...list} permission="system:role:export" />
            <NewButton permission="system:role:add" onClick={() => edit('new')} />
          </>
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:role:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {editing && <RoleDrawer key={editing.key} role={editing.row} forAdmins={forAdmins} onClose={editing.close} />}
      {scoping && <ScopeModal role={scoping} onClose={() => setScoping(undefined)} />}
    </>
  );
}

/** Chooses between all roles and those of company administrators; the choice is in the address, the filters begin anew. */
function KindSwitch() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  return (
    <Segmented
      style={{ marginBottom: 16 }}
      aria-label={t('role.kind')}
      value={search.get('kind') === 'admin' ? 'admin' : 'all'}
      options={(['all', 'admin'] as const).map((value) => ({ value, label: t(`role.kinds.${value}`) }))}
      onChange={(kind) => setSearch(kind === 'admin' ? { kind } : {})}
    />
  );
}
