import { http, type RequestHandler } from 'msw';
import { isSuper, secured, signOut } from '../access';
import { bodyRules, type Fields } from '../body';
import { type Change, checkOf, crud, MISSING, type Resource } from '../crud';
import { type DeptRow, depts, roles, type UserRow, users } from '../db';
import { api, bodyOf, fail, ok } from '../respond';
import { revealOf } from '../reveal';
import { randomPassword } from '../../src/shared/lib/rules/password';
import { isEmail, isMobile, isStrong, WEAK_PASSWORD } from '../rules';
import { withDescendants } from './depts';

const area = 'system:user';
const secrets = { phonenumber: 'phone', email: 'email' } as const;

const resource: Resource<UserRow> = {
  path: '/system/user',
  table: users,
  permission: area,
  secrets,
  history: { names: { deptId: [depts, 'deptName'], roleIds: [roles, 'roleName'] } },
  required: ['deptId', 'roleIds'],
  readOnly: ['password', 'mustChangePassword', 'compIds', 'userType', 'loginIp', 'loginDate'],
  range: 'createTime',
  sortable: ['userId', 'loginName', 'userName', 'status', 'createTime', 'loginDate'],
  filters: {
    loginName: 'like',
    userName: 'like',
    phonenumber: 'like',
    email: 'like',
    status: 'eq',
    roleId: {
      match: 'equal',
      field: 'roleIds',
      rule: 'users with this role among theirs',
      by:
        (value) =>
        ({ roleIds }) =>
          roleIds.some((id) => String(id) === value),
    },
    deptId: {
      match: 'equal',
      rule: 'users of the department and of all departments below it',
      by: async (value) => {
        const below = (await withDescendants(value)).map((dept) => dept.deptId);
        return ({ deptId }) => below.some((id) => id === deptId);
      },
    },
  },
  unique: {
    loginName: (name, change) => taken(change, name, '登录账号'),
    phonenumber: (_, change) => taken(change, nameOf(change), '手机号码'),
    email: (_, change) => taken(change, nameOf(change), '邮箱账号'),
  },
  refuses: refusal,
  fresh: (_, { user }) => ({
    password: randomPassword(),
    mustChangePassword: true,
    compIds: user.compIds,
    userType: '00',
    avatar: '',
    delFlag: '0',
    loginIp: '',
    loginDate: null,
  }),
  answer: ({ password }) => ({ initialPassword: password }),
  after: async ({ verb, row, next }) => {
    if (row && (verb === 'remove' || next.status === '1'))
      await signOut(row.userId, verb === 'remove' ? '用户已删除，请联系管理员' : '用户已封禁，请联系管理员');
  },
  presenter: async () => {
    const [allDepts, allRoles] = await Promise.all([depts.all(), roles.all()]);
    return ({ password: _password, mustChangePassword: _must, compIds: _compIds, ...row }) => ({
      ...row,
      dept: deptName(allDepts.find((dept) => dept.deptId === row.deptId)),
      roles: allRoles
        .filter((role) => row.roleIds.includes(role.roleId))
        .map(({ roleId, roleName, roleKey, status }) => ({ roleId, roleName, roleKey, status })),
    });
  },
};

const rules = bodyRules(resource);
const check = checkOf(resource);

/** The user endpoints (docs/contract#2.4, docs/contract#2.E). */
export const userHandlers: RequestHandler[] = [
  ...crud(resource),
  http.post(
    api('/system/user/importCheck'),
    secured(`${area}:add`, async (call) => {
      const { rows } = await bodyOf(call.request);
      const problems: { index: number; msg: string }[] = [];
      for (const [index, row] of (Array.isArray(rows) ? (rows as Fields[]) : []).entries()) {
        try {
          await check({ verb: 'save', next: rules.forNew(Object(row) as Fields), call });
        } catch (refusal) {
          if (!(refusal instanceof Response)) throw refusal;
          problems.push({ index, msg: ((await refusal.json()) as { msg: string }).msg });
        }
      }
      return ok(problems);
    }),
  ),
  http.get(
    api('/system/user/options'),
    secured(null, async () =>
      ok(
        (await users.all())
          .filter(({ status }) => status === '0')
          .map(({ userId, userName, loginName }) => ({ userId, userName, loginName })),
      ),
    ),
  ),
  revealOf('/system/user', `${area}:edit`, { table: users, secrets }),
  http.post(
    api('/system/user/resetPwd'),
    secured(`${area}:resetPwd`, async ({ request, session }) => {
      const body = await bodyOf(request);
      const user = await users.find(body.userId);
      if (!user) return fail(MISSING);
      if (isSuper(user)) return fail('不允许修改超级管理员用户');
      const password = typeof body.password === 'string' ? body.password : '';
      if (!isStrong(password)) return fail(WEAK_PASSWORD);
      await users.update(user.userId, { password, mustChangePassword: true });
      await signOut(user.userId, '密码已被管理员重置，请重新登录', session.token);
      return ok();
    }),
  ),
];

const deptName = (dept: DeptRow | undefined) => (dept ? { deptId: dept.deptId, deptName: dept.deptName } : null);

const act = (change: Change<UserRow>) => (change.verb === 'save' ? '新增' : '修改');
const nameOf = ({ next, row }: Change<UserRow>) => next.loginName ?? row?.loginName ?? '';
const taken = (change: Change<UserRow>, name: string, what: string) => `${act(change)}用户'${name}'失败，${what}已存在`;

async function refusal(change: Change<UserRow>): Promise<string | undefined> {
  const { verb, row, next, call } = change;
  if (row && isSuper(row)) return verb === 'remove' ? '不允许删除超级管理员用户' : '不允许修改超级管理员用户';
  if (row?.userId === call.user.userId && verb === 'remove') return '不允许删除当前登录用户';
  if (row?.userId === call.user.userId && next.status === '1') return '不允许停用当前登录用户';
  if (next.loginName !== undefined && !/^\S{2,20}$/.test(next.loginName)) return '登录账号长度必须在2到20个字符之间';
  if (next.phonenumber && !isMobile(next.phonenumber)) return '请输入正确的手机号';
  if (next.email && !isEmail(next.email)) return '邮箱格式不正确';
  if (next.deptId !== undefined && !(await depts.find(next.deptId))) return '部门不存在';
  for (const roleId of next.roleIds ?? []) if (!(await roles.find(roleId))) return '角色不存在';
  return undefined;
}
