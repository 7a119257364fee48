import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { type Call, isSuper, secured } from '../access';
import { crud, MISSING, type Resource, writesOf } from '../crud';
import { inTurn } from '../inTurn';
import { companies, depts, menus, type RoleRow, roles, users } from '../db';
import { withFacts } from '../facts';
import { answerList } from '../query';
import { api, bodyOf, fail, forbidden, ok, timestamp } from '../respond';

const permission = 'system:role';

const resource: Resource<RoleRow> = {
  path: '/system/role',
  table: roles,
  permission,
  verbs: ['get', 'save', 'update', 'remove', 'status'],
  history: { names: { menuIds: [menus, 'menuName'], deptIds: [depts, 'deptName'] }, also: ['deptIds'] },
  required: ['menuIds'],
  readOnly: ['flag', 'tenantId', 'isAdminRole', 'deptIds'],
  range: 'createTime',
  sortable: ['roleId', 'roleName', 'roleKey', 'roleSort', 'status', 'createTime'],
  filters: { roleName: 'like', roleKey: 'like', status: 'eq', dataScope: 'eq' },
  unique: {
    roleName: (name, { verb }) => `${verb === 'save' ? '新增' : '修改'}角色'${name}'失败，角色名称已存在`,
    roleKey: (key, { verb, next, row }) =>
      `${verb === 'save' ? '新增' : '修改'}角色'${next.roleName ?? row?.roleName ?? key}'失败，角色权限已存在`,
  },
  refuses: async ({ verb, row, call }) => {
    if (row?.roleId === 1) return '不允许操作超级管理员角色';
    if (row?.isAdminRole === 'Y' && !isSuper(call.user)) return '只有超级管理员可以操作管理员角色';
    const inUse = verb === 'remove' && row && (await users.all()).some((user) => user.roleIds.includes(row.roleId));
    return inUse ? `${row.roleName}已分配,不能删除` : undefined;
  },
  fresh: (role) => ({ ...scopeOf(role), delFlag: '0', isAdminRole: 'N' }),
};

/** The data scope of a new role if none is chosen: only the user's own records (5). */
const scopeOf = ({ dataScope }: Partial<RoleRow>): Pick<RoleRow, 'dataScope' | 'deptIds'> => ({
  dataScope: dataScope ?? '5',
  deptIds: [],
});

/** The writes of roles for company administrators. Such a role has the fields of any other role, and a company id. */
const adminWrites = writesOf<RoleRow>({
  ...resource,
  required: ['menuIds', 'tenantId'],
  readOnly: ['flag', 'isAdminRole', 'deptIds'],
  refuses: async (change) => {
    const words = await resource.refuses?.(change);
    if (words) return words;
    const { tenantId } = change.next;
    return tenantId !== undefined && !(await companies.find(tenantId)) ? '公司不存在' : undefined;
  },
  fresh: (role) => ({ ...scopeOf(role), delFlag: '0', isAdminRole: 'Y' }),
});

/** The fields of a role that everyone may see in order to select it. */
const named = ({ roleId, roleName, roleKey, roleSort, status }: RoleRow) => ({
  roleId,
  roleName,
  roleKey,
  roleSort,
  status,
});

const isAdminRole = (role: RoleRow) => role.isAdminRole === 'Y';
const inOrder = (rows: RoleRow[]) => rows.toSorted((a, b) => Number(a.roleSort) - Number(b.roleSort));

/** Returns the roles of a list. Only the super administrator sees those of company administrators. */
const visible = async ({ user }: Call) => (await roles.all()).filter((role) => isSuper(user) || !isAdminRole(role));

/** Restricts a call to the super administrator, whatever permissions other users have. */
const forSuper = (answer: (call: Call) => Promise<Response>, needed: string | null = null) =>
  withFacts(
    secured(needed, (call) => {
      const { pathname } = new URL(call.request.url);
      return isSuper(call.user) ? answer(call) : forbidden(pathname.replace(/^.*?\/api/, ''));
    }),
    { who: 'superOnly' },
  );

/**
 * The role endpoints (docs/contract#2.5, docs/contract#2.E). Every user may read the names of the roles (`all`),
 * because other screens select roles.
 */
export const roleHandlers: RequestHandler[] = [
  http.get(
    api('/system/role/list'),
    secured(`${permission}:list`, async (call) =>
      answerList(await visible(call), call.query, resource, (role) => role),
    ),
  ),
  http.get(
    api('/system/role/all'),
    secured(null, async (call) => ok(inOrder(await visible(call)).map(named))),
  ),
  http.get(
    api('/system/role/list/4admin'),
    forSuper(async ({ query }) => answerList((await roles.all()).filter(isAdminRole), query, resource, (role) => role)),
  ),
  http.get(
    api('/system/role/all/4admin'),
    forSuper(async () => ok(inOrder(await roles.all()))),
  ),
  http.get(
    api('/system/role/getTopTenant'),
    forSuper(async () => ok((await companies.all()).map(({ compId, companyName }) => ({ compId, companyName })))),
  ),
  http.post(
    api('/system/role/saveAdmin'),
    forSuper(async (call) => {
      const { roleId } = await bodyOf(call.request.clone());
      return Number(roleId) > 0 ? adminWrites.update(call) : adminWrites.save(call);
    }, `${permission}:edit`),
  ),
  http.post(api('/system/role/authDataScope'), secured(`${permission}:edit`, inTurn(saveScope))),
  ...crud(resource),
];

/** Saves the data scope of a role. Departments are stored only for the custom scope (docs/contract#1.11). */
async function saveScope(call: Call): Promise<Response> {
  const { roleId, dataScope, deptIds } = await bodyOf(call.request);
  const row = await roles.find(roleId);
  if (!row) return fail(MISSING);
  const words = await resource.refuses?.({ verb: 'update', row, next: {}, call });
  if (words) return fail(words);
  const scope = roles.schema.shape.dataScope.safeParse(dataScope).data;
  if (!scope) return fail('参数错误：dataScope 无效', 400);
  const chosen = z.array(z.number()).safeParse(deptIds).data ?? [];
  await roles.update(row.roleId, {
    dataScope: scope,
    deptIds: scope === '2' ? chosen : [],
    updateBy: call.user.loginName,
    updateTime: timestamp(),
  });
  return ok();
}
