import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { crud } from '../crud';
import { type RoleRow, roles, users } from '../db';
import { api, ok } from '../respond';

/** The role endpoints (contract 2.5, 2.E); reading asks for a sign-in only, because other screens choose roles. */
export const roleHandlers: RequestHandler[] = [
  ...crud<RoleRow>({
    path: '/system/role',
    table: roles,
    permission: 'system:role',
    permissions: { list: null, get: null },
    required: ['menuIds'],
    readOnly: ['flag', 'tenantId', 'isAdminRole'],
    sortable: ['roleId', 'roleName', 'roleSort', 'status', 'createTime'],
    filters: { roleName: 'like', roleKey: 'like', status: 'eq', dataScope: 'eq' },
    unique: {
      roleName: (name, { verb }) => `${verb === 'save' ? '新增' : '修改'}角色'${name}'失败，角色名称已存在`,
      roleKey: (key, { verb, next, row }) =>
        `${verb === 'save' ? '新增' : '修改'}角色'${next.roleName ?? row?.roleName ?? key}'失败，角色权限已存在`,
    },
    refuses: async ({ verb, row }) => {
      if (row?.roleId === 1) return '不允许操作超级管理员角色';
      const inUse = verb === 'remove' && row && (await users.all()).some((user) => user.roleIds.includes(row.roleId));
      return inUse ? `${row.roleName}已分配,不能删除` : undefined;
    },
    fresh: (next) => ({ deptIds: [], dataScope: next.dataScope ?? '1', delFlag: '0' }),
  }),
  http.get(
    api('/system/role/all'),
    secured(null, async () => ok((await roles.all()).toSorted((a, b) => Number(a.roleSort) - Number(b.roleSort)))),
  ),
];
