import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows, type FormOf, segment } from '@/shared/api/crudApi';
import { type Resource, resource } from '@/shared/resource/resource';
import { ApiError } from '@/shared/api/ApiError';
import type { Id } from '@/shared/lib/id';
import { toList, toPage } from '@/shared/api/envelope';
import { auditShape, enabled, id, numeric, toId, yesNo } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { useSession } from '@/shared/auth/session';
import type { RightsOf } from '../consequences/recentChanges';

/** A role: the menus and the data scope of its users. */
export const roleSchema = z.object({
  roleId: id,
  roleName: z.string().max(30),
  roleKey: z.string().max(100),
  roleSort: numeric,
  dataScope: z.enum(['1', '2', '3', '4', '5']).nullish(),
  status: enabled,
  delFlag: z.string().nullish(),
  flag: z.boolean().nullish(),
  menuIds: z.array(id).nullish(),
  deptIds: z.array(id).nullish(),
  tenantId: id.nullish(),
  isAdminRole: z.enum(['Y', 'N']).nullish(),
  /** 'Y' if users with the role must sign in with a second factor. Present only if the system config has `factors`. */
  factorRequired: yesNo.nullish(),
  ...auditShape,
});
export type Role = z.infer<typeof roleSchema>;

const base = resource({
  schema: roleSchema,
  path: '/system/role',
  id: 'roleId',
  permission: 'system:role',
  nameOf: ({ roleName }) => roleName,
});

/** The API of roles. The list contains all roles or, with `kind: 'admin'`, only the administrators' roles. */
export const roles: Resource<Role> = {
  ...base,
  list: async ({ kind, ...params }, signal) => {
    if (kind !== 'admin') return base.list(params, signal);
    const url = `${base.path}/list/4admin`;
    const page = toPage(await request({ url, params, signal }), params.pageNum);
    return { ...page, records: parseRows(roleSchema, page.records, url) };
  },
  save: (values, key) =>
    values.isAdminRole === 'Y' ? post(`${base.path}/saveAdmin`, values, key) : base.save(values, key),
};

/** The active roles that the user may assign. For the super administrator, the list comes from a different call. */
export const activeRoles = queryOptions({
  queryKey: base.keys.options('active'),
  queryFn: ({ signal }) => listActiveRoles(signal),
});

/** The active roles as select options, sorted by their order number. */
export const roleChoices = {
  ...activeRoles,
  select: (rows: readonly Role[]) =>
    rows
      .toSorted((one, other) => Number(one.roleSort ?? 0) - Number(other.roleSort ?? 0))
      .map(({ roleId, roleName }) => ({ value: roleId, label: roleName })),
};

async function listActiveRoles(signal?: AbortSignal): Promise<Role[]> {
  const url = isSuperAdmin() ? `${base.path}/all/4admin` : `${base.path}/all`;
  const rows = await fetchRows(roleSchema, { url, signal }, 'roleId');
  return rows.filter(({ status }) => status !== '1');
}

const isSuperAdmin = () => String(useSession.getState().user?.userId) === '1';

/**
 * Fetches a role with all its menu ids. Combines the ids in the role's record with the menus of the role that the
 * company `tenantId` may grant. The company 0 may grant all menus.
 */
export async function loadRole(roleId: Id, tenantId: Id, signal: AbortSignal): Promise<Role> {
  const url = `/system/menu/role/${segment(roleId)}/${segment(tenantId)}`;
  const [role, granted] = await Promise.all([base.get(roleId, signal), request({ url, signal })]);
  const ids = [...(role.menuIds ?? []), ...(toList(granted) as { menuId: Id }[]).map((menu) => menu.menuId)];
  return { ...role, menuIds: [...new Map(ids.map((one) => [String(one), one])).values()] };
}

/** The fields of a role that determine rights. Changes to them can be undone. */
export const roleRights: RightsOf<Role> = {
  of: 'role',
  api: roles,
  fields: ['menuIds', 'status'],
  sent: ['roleId', 'roleName', 'roleKey', 'roleSort', 'status', 'menuIds', 'remark', 'isAdminRole', 'tenantId'],
  load: (roleId, signal) => loadRole(roleId, tenantBound(), signal),
};

/**
 * The company that limits which menus the signed-in user can grant. Returns 0 for the super administrator, who has no
 * limit.
 */
export const tenantBound = (): Id => (isSuperAdmin() ? 0 : (useSession.getState().user?.currCompId ?? 0));

/** Returns the order number after the last role; undefined if the roles cannot be fetched. */
export async function nextRoleSort(signal: AbortSignal): Promise<number | undefined> {
  try {
    const { records } = await base.list({ pageNum: 1, pageSize: 1, sortField: 'roleSort', sortOrder: 'desc' }, signal);
    return Number(records[0]?.roleSort ?? 0) + 1;
  } catch {
    return undefined;
  }
}

/** The data scopes, from all data to only the user's own data (docs/contract#1.11). */
export const SCOPES = ['1', '2', '3', '4', '5'] as const;
/** The scope of chosen departments, which the server receives in a separate call (`saveScope`). */
export const CHOSEN = '2';
/** The scope of only the user's own data. A new role starts with this scope. */
export const OWN = '5';

/**
 * Fetches the data scope of a role and its chosen departments. Also returns the name and the key, because `saveScope`
 * requires them.
 */
export async function loadScope({ roleId }: Role, signal: AbortSignal) {
  const [{ roleName, roleKey, dataScope }, answer] = await Promise.all([
    base.get(roleId, signal),
    request({ url: `/system/dept/role/${segment(roleId)}`, signal }),
  ]);
  // The server returns a list of bare ids, as strings.
  const deptIds = Array.isArray(answer) ? answer.map((one) => toId(String(one))) : [];
  return { roleId, roleName, roleKey, dataScope: dataScope ?? '1', deptIds };
}

/** Saves the data scope of a role. Departments are sent only for scope 2, chosen departments. */
export function saveScope(values: FormOf<Role>, key?: string) {
  const data = { ...values, deptIds: values.dataScope === '2' ? values.deptIds : [] };
  return post(`${base.path}/authDataScope`, data, key);
}

/**
 * Finds the id of a role by its unique key, or by its name if the server's roles have no key. Rejects with ApiError
 * `malformed` if there is no such role.
 */
export async function findRoleId({ roleKey, roleName, isAdminRole }: FormOf<Role>): Promise<Id> {
  const kind = isAdminRole === 'Y' && { kind: 'admin' };
  const { records } = await roles.list({ roleKey, roleName, pageSize: 100, ...kind });
  const found = records.find((role) => (role.roleKey ? role.roleKey === roleKey : role.roleName === roleName));
  if (!found) throw new ApiError('malformed');
  return found.roleId;
}

/** Fetches the companies to which an administrators' role can belong. Only the super administrator may fetch them. */
export const tenants = queryOptions({
  queryKey: base.keys.options('tenants'),
  queryFn: ({ signal }) => fetchRows(tenantSchema, { url: `${base.path}/getTopTenant`, signal }),
});

export const tenantSchema = z.object({ compId: id, companyName: z.string() });
