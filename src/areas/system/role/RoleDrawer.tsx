import { useQuery, useQueryClient } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRef } from 'react';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import type { FormOf } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { namedRecord } from '@/shared/resource/resource';
import { useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { EditDrawer } from '@/shared/form/EditDrawer';
import type { Stored } from '@/shared/form/stored';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import { toTree } from '@/shared/list/tree/tree';
import { wordOf } from '@/shared/lib/wordOf';
import { chosen } from '@/shared/form/fields/required';
import { ApiError } from '@/shared/api/ApiError';
import { invalidateResource } from '@/shared/api/queryKeys';
import { errorTextNow } from '@/shared/display/errorText';
import { listGrantableMenus, type Menu, menus } from '../menu/menu.resource';
import { useConsequences } from '../consequences/useConsequences';
import { GrantField } from './GrantField';
import {
  CHOSEN,
  findRoleId,
  loadRole,
  nextRoleSort,
  OWN,
  type Role,
  roleRights,
  roles,
  saveScope,
  SCOPES,
  tenantBound,
  tenants,
} from './role.resource';
import { ScopeFields } from './ScopeFields';

const { Entry, Field, Text } = itemsOf(roles);

/** The keys of the values that are sent for a new role in addition to the form's fields. */
const NEW_KEYS = ['roleId', 'isAdminRole'] as const;

interface RoleDrawerProps {
  role: Role | undefined;
  /** True if a new role is for company administrators. */
  forAdmins: boolean;
  onClose: () => void;
}

/** The form for a role: name, key, the menus and buttons that the role grants, and for a new role the data scope. */
export function RoleDrawer({ role, forAdmins, onClose }: RoleDrawerProps) {
  const { t } = useTranslation(['system', 'shared']);
  const tenantId = tenantBound();
  const change = useConsequences(roleRights);
  const create = useNewRole();
  // Saving a scope of chosen departments requires this permission, even for a new role.
  const mayEdit = useCan('system:role:edit');
  const hasFactors = useSession(({ config }) => config.factors);
  const isAdminRole = role ? role.isAdminRole === 'Y' : forAdmins;
  const fresh = async (signal: AbortSignal): Promise<FormOf<Role>> => ({
    roleId: 0,
    status: '0',
    dataScope: OWN,
    menuIds: [],
    roleSort: await nextRoleSort(signal),
    ...(forAdmins && { isAdminRole: 'Y' }),
  });
  /**
   * The initial values for an existing role. Administrators' roles send `isAdminRole`, which determines the save call.
   */
  const stored = (row: Role): Stored<Role> => ({
    load: async (signal) => ({ ...(await loadRole(row.roleId, tenantId, signal)) }),
    keys: isAdminRole ? ['roleId', 'isAdminRole'] : ['roleId'],
    record: namedRecord(roles, row),
  });
  return (
    <EditDrawer
      path={roles.path}
      title={
        role ? t('role.editTitle', { name: role.roleName }) : t(forAdmins ? 'role.addAdminTitle' : 'role.addTitle')
      }
      start={role ? stored(role) : { load: fresh, keys: NEW_KEYS, copy: true }}
      save={(values, key) => (role ? change.save(role.roleId, values) : create(values, key))}
      onClose={onClose}
      // A new administrators' role has no draft, because it would be restored as an ordinary role.
      {...((role || !forAdmins) && { draft: { record: role?.roleId ?? 'new', row: role } })}
    >
      <Text name="roleName" required />
      <Text
        name="roleKey"
        normalize={trimmed}
        rules={unlessStored(role, 'roleKey', [{ required: true }, { pattern: /^\S+$/, message: t('role.keyRule') }])}
      />
      {isAdminRole && <TenantSelect />}
      <Field name="roleSort" label={t('field.order')} rules={unlessStored(role, 'roleSort', [{ required: true }])}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
      </Field>
      <Entry name="status" as="radio" />
      {hasFactors && <Entry name="factorRequired" as="radio" />}
      {!role && <ScopeFields scopes={mayEdit ? SCOPES : SCOPES.filter((value) => value !== CHOSEN)} />}
      <Field name="menuIds" rules={[{ required: true, type: 'array', min: 1, message: t('role.menusRequired') }]}>
        <MenuGrants tenantId={tenantId} />
      </Field>
      <RemarkItem />
    </EditDrawer>
  );
}

function MenuGrants({ tenantId, ...field }: { tenantId: string | number }) {
  const { t } = useTranslation('system');
  const tree = useQuery({
    queryKey: menus.keys.list({ grantable: tenantId }),
    queryFn: async ({ signal }) => toTree(await listGrantableMenus(tenantId, signal), 'menuId', 'parentId'),
  });
  const show = ({ menuId, menuName, menuType, perms }: Menu) => ({
    id: menuId,
    name: menuName,
    hint: [wordOf(t, 'menu.menuTypes', menuType), perms].filter(Boolean).join(' · '),
  });
  return <GrantField {...field} name="menuIds" label={t('role.menuIds')} tree={tree} show={show} />;
}

const tenantChoices = {
  ...tenants,
  select: (rows: readonly { compId: Id; companyName: string }[]) =>
    rows.map(({ compId, companyName }) => ({ value: compId, label: companyName })),
};

function TenantSelect() {
  return (
    <Field name="tenantId" rules={[chosen]}>
      <ResourceSelect choices={tenantChoices} />
    </Field>
  );
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * Returns a function that saves a new role. For chosen departments, the function first saves the role with the
 * narrowest scope. The function then sends the departments. If sending the departments fails, the function rejects with
 * ApiError. The next call then updates the created role.
 */
function useNewRole() {
  const { t } = useTranslation('system');
  const client = useQueryClient();
  /** The role that the first save created. The id is missing if the server's answer did not contain it. */
  const created = useRef<FormOf<Role>>(undefined);

  return async ({ deptIds, ...values }: FormOf<Role>, key?: string) => {
    const { roleName, roleKey, isAdminRole } = values;
    const isChosen = values.dataScope === CHOSEN;
    if (created.current) created.current = await withId(created.current);
    const answer = await roles.save({ ...values, ...(isChosen && { dataScope: OWN }), ...idOf(created.current) }, key);
    if (!isChosen) return;
    created.current = { roleName, roleKey, isAdminRole, ...idOf(answer), ...idOf(created.current) };
    try {
      created.current = await withId(created.current);
      await saveScope({ ...idOf(created.current), roleName, roleKey, dataScope: CHOSEN, deptIds });
    } catch (error) {
      await invalidateResource(client, roles.path);
      const kind = error instanceof ApiError ? error.kind : 'refused';
      throw new ApiError(kind, t('role.scopeNotSaved', { reason: errorTextNow(error) }));
    }
  };
}

const withId = async (role: FormOf<Role>) => ({ ...role, roleId: role.roleId ?? (await findRoleId(role)) });

/** Returns the id in an answer or a role, if there is one. */
function idOf(answer: unknown): { roleId?: Id } {
  const { roleId } = (answer ?? {}) as { roleId?: Id };
  return roleId === undefined ? {} : { roleId };
}
