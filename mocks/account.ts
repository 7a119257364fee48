import { http, type RequestHandler } from 'msw';
import { toBase64 } from '@/shared/storage/base64';
import { buttonsOf, type Call, isSuper, menusOf, secured, signOut } from './access';
import { companies, depts, roles, sessions, type UserRow, users } from './db';
import { sha256 } from './factors/bytes';
import { lacksFactor } from './factors/proofs';
import { api, bodyOf, fail, ok } from './respond';
import { fieldLimits } from './system/settings';
import { isStrong, WEAK_PASSWORD } from './rules';
import { noteOperation } from './writes/operationLog';

/** The endpoints of the signed-in user. A path that the specification spells in two ways has two endpoints. */
export const accountHandlers: RequestHandler[] = [
  ...['/system/user/info', '/user/info'].map((path) => http.get(api(path), secured(null, info))),
  ...['/system/accounts/rest_pwd', '/system/accounts/pwd'].map((path) =>
    http.post(api(path), secured(null, changePassword)),
  ),
  http.get(
    api('/system/accounts/switch_comp'),
    secured(null, async ({ query, user, session }) => {
      const compId = Number(query.get('compId'));
      if (!user.compIds.includes(compId)) return fail('您不属于该公司，无法切换');
      await sessions.update(session.token, { compId });
      return ok();
    }),
  ),
];

async function info({ user, session }: Call): Promise<Response> {
  const { password: _password, compIds, ...row } = user;
  const team = (await companies.all()).filter((company) => compIds.includes(company.compId));
  const current = team.find((company) => company.compId === session.compId) ?? team[0];
  return ok({
    ...row,
    dept: (await depts.find(user.deptId)) ?? null,
    buttons: await buttonsOf(user),
    fields: await fieldsOf(user),
    roles: { permissions: await permissionsOf(user) },
    company: current ? { companyName: current.companyName, logo: current.logo } : null,
    myTeam: team,
    currCompId: current?.compId ?? null,
    admin: isSuper(user),
    ...((await lacksFactor(user)) && { factorRequired: true }),
    storageKey: await storageKeyOf(user.userId),
  });
}

/** The storage key of a user. The demo derives it from the id; a real server must create a random key once per user. */
const storageKeyOf = async (userId: number): Promise<string> =>
  toBase64(await sha256(`storage of the demo's user ${userId}`));

/** Returns the limited fields of a user. A field is limited if every role of the user limits it (`fieldLimits`). */
async function fieldsOf({ roleIds }: UserRow): Promise<Record<string, Record<string, string>> | null> {
  const limits = await fieldLimits();
  const own = await Promise.all(roleIds.map((roleId) => roles.find(roleId)));
  const [first = {}, ...others] = own.map((role) => (role && limits[role.roleKey]) ?? {});
  const both = (entity: string, field: string) => others.every((one) => one[entity]?.[field]);
  const fields = Object.entries(first).map(([entity, named]) => [
    entity,
    Object.fromEntries(Object.entries(named).filter(([field]) => both(entity, field))),
  ]);
  return fields.length > 0 ? (Object.fromEntries(fields) as Record<string, Record<string, string>>) : null;
}

async function changePassword(call: Call): Promise<Response> {
  const { request, user, session } = call;
  const { oldPassword, newPassword } = await bodyOf(request);
  if (oldPassword !== user.password) return fail('旧密码错误');
  if (typeof newPassword !== 'string' || !isStrong(newPassword)) return fail(WEAK_PASSWORD);
  if (newPassword === oldPassword) return fail('新密码不能与旧密码相同');
  await users.update(user.userId, { password: newPassword, mustChangePassword: false });
  await signOut(user.userId, '密码已修改，请重新登录', session.token);
  await noteOperation(call, '修改密码', 2);
  return ok();
}

/** Maps RuoYi's names of actions to those of `actionList`. Any other action keeps its name (docs/contract#2.3). */
const STANDARD: Record<string, readonly string[]> = {
  list: ['query'],
  remove: ['delete'],
  status: ['enable', 'disable'],
  view: [],
};
const WORDS: Record<string, string> = {
  add: '新增',
  query: '查询',
  get: '详情',
  edit: '修改',
  delete: '删除',
  enable: '启用',
  disable: '停用',
  import: '导入',
  export: '导出',
  audit: '审核',
};

/** Returns the permissions grouped by `module:entity`: the actions of each, and the name of its screen. */
async function permissionsOf(user: Call['user']) {
  const rows = await menusOf(user);
  const names = new Map(rows.filter((row) => row.menuType === 'C').map((row) => [row.perms, row.menuName]));
  const actions = new Map<string, Set<string>>();
  for (const button of await buttonsOf(user)) {
    const cut = button.lastIndexOf(':');
    const id = button.slice(0, cut);
    const action = button.slice(cut + 1);
    const set = actions.get(id) ?? new Set();
    for (const name of STANDARD[action] ?? [action]) set.add(name);
    actions.set(id, set);
  }
  return [...actions].map(([permissionId, set]) => ({
    permissionId,
    permissionName: names.get(`${permissionId}:view`) ?? permissionId,
    actionEntitySet: [...set].map((action) => ({ action, describe: WORDS[action] ?? action, defaultCheck: false })),
    actionList: [...set],
    dataAccess: null,
  }));
}
