import { beforeEach, expect, it } from 'vitest';
import { menus, resetDb, roles, users } from '../db';
import { factsOf } from '../facts';
import { handlers } from '../handlers';
import { ask, type Page, tokenOf } from '../testClient';
import { configs } from './configs';

beforeEach(() => resetDb());

/** Lists that contain only the user's own rows, or only names. Notes require the permission for their record. */
const OPEN = [
  '/system/social/list',
  '/system/dept/list/enable',
  '/system/role/list/4admin',
  '/system/menu/list_4_tenant',
  '/system/post/list',
  '/system/notice/list',
  '/report/statistics/list',
  '/act/business/list/my',
  '/act/draft/list',
  '/act/copy/list',
  '/biz/note/list',
];

const lists = handlers
  .filter(({ info }) => String((info as { method?: unknown }).method) === 'GET')
  .map((handler) => ({
    path: String((handler.info as { path?: unknown }).path).replace('*/api', ''),
    permission: factsOf(handler).permission,
  }))
  .filter(({ path }) => path.includes('/list') && !path.includes(':'));

/** Gives a role with these permissions to a user. Returns the user's token. */
async function withPermissions(...granted: string[]) {
  const menuIds = (await menus.all()).filter(({ perms }) => granted.includes(perms ?? '')).map(({ menuId }) => menuId);
  const role = (await roles.find(8)) ?? expect.fail('no role 8');
  await roles.insert({ ...role, roleId: 99, roleName: 'one', roleKey: 'one', menuIds });
  await users.update(53, { roleIds: [99] });
  return tokenOf('mayan');
}

it('every list needs a permission, except the user’s own records and lists of names', () => {
  const open = lists.filter(({ permission }) => typeof permission !== 'string').map(({ path }) => path);
  expect(open.toSorted()).toEqual(OPEN.toSorted());
});

it.each([
  ['a visitor who may only read', () => tokenOf('gaohaiyan'), false],
  ['a contest operator', () => tokenOf('mayan'), true],
  ['a user with one permission', () => withPermissions('finance:invoice:issue'), true],
])('%s gets the lists they have permission for, 403 for the others, and no secret', async (_, signIn, isRefused) => {
  const token = await signIn();
  const info = (await ask<{ buttons: string[] }>('/system/user/info', { token })).data;
  const seen: string[] = [];
  let isAnyRefused = false;
  for (const { path, permission } of lists) {
    if (typeof permission !== 'string') continue;
    const { status, code, text } = await ask(path, { token });
    seen.push(`${path} ${text}`);
    isAnyRefused ||= status === 403;
    expect([path, status === 403 ? 403 : code]).toEqual([path, info.buttons.includes(permission) ? 0 : 403]);
  }
  expect(seen.join()).not.toMatch(/"(?:password|salt)"|Admin@123/);
  const system = seen.filter((text) => text.startsWith('/system/')).join();
  expect(system).not.toMatch(/"1[3-9]\d{9}"|"\w+@example\.com"/);
  expect(isAnyRefused).toBe(isRefused);
});

it('the drop-down options for users, roles and departments contain names and keys, but no contact data', async () => {
  const token = await withPermissions('finance:invoice:issue');
  const keys = async (path: string) => Object.keys((await ask<object[]>(path, { token })).data[0] ?? {});
  expect(await keys('/system/user/options')).toEqual(['userId', 'userName', 'loginName']);
  expect(await keys('/system/role/all')).toEqual(['roleId', 'roleName', 'roleKey', 'roleSort', 'status']);
  expect(await keys('/system/dept/list/enable')).not.toContain('phone');
});

it('users who may edit a secret parameter can reveal it, and saving the mask keeps the value', async () => {
  const [admin, visitor] = [await tokenOf(), await tokenOf('gaohaiyan')];
  const path = '/system/config/list?configKey=defalut_password';
  const row = (await ask<Page>(path, { token: visitor })).data.records[0] ?? {};
  expect(row.configValue).toBe('••••••');
  const reveal = { token: admin, body: { field: 'configValue' } };
  expect((await ask('/system/config/reveal/2', reveal)).data).toEqual({ value: 'Admin@123' });
  expect((await ask('/system/config/reveal/2', { ...reveal, token: visitor })).status).toBe(403);
  await ask('/system/config/update', { token: admin, body: { ...row, remark: 'x' } });
  expect(await configs.find(2)).toMatchObject({ configValue: 'Admin@123', remark: 'x' });
});

it('a masked phone number is unchanged after a save, and can be revealed in full', async () => {
  const token = await tokenOf();
  const row = (await ask<Page>('/system/user/list?loginName=yunying', { token })).data.records[0] ?? {};
  expect(row.phonenumber).toMatch(/^1\d\d\*{4}\d{4}$/);
  const { phonenumber } = (await users.find(2)) ?? {};
  await ask('/system/user/update', { token, body: { userId: 2, phonenumber: row.phonenumber, userName: '改名' } });
  expect(await users.find(2)).toMatchObject({ phonenumber, userName: '改名' });
  const answer = await ask('/system/user/reveal/2', { token, body: { field: 'phonenumber' } });
  expect(answer.data).toEqual({ value: phonenumber });
  expect((await ask('/system/user/reveal/2', { token, body: { field: 'password' } })).data).toBeUndefined();
});

it('a first password is random, is returned once, and must be changed before lists can be read', async () => {
  const token = await tokenOf();
  const save = async (loginName: string) => {
    const body = { userId: 0, loginName, userName: loginName, deptId: 103, roleIds: [2], status: '0' };
    return (await ask<{ initialPassword: string }>('/system/user/save', { token, body })).data.initialPassword;
  };
  const [first, second] = [await save('first'), await save('second')];
  expect(first).not.toBe(second);
  const own = await tokenOf('first', first);
  const info = async (as: string) => (await ask<object>('/system/user/info', { token: as })).data;
  expect(await info(own)).toMatchObject({ mustChangePassword: true });
  expect((await ask('/system/user/list', { token: own })).msg).toBe('请先修改初始密码');
  const change = { oldPassword: first, newPassword: 'Changed#42' };
  expect((await ask('/system/accounts/rest_pwd', { token: own, body: change })).code).toBe(0);
  expect((await ask('/system/user/list', { token: own })).code).toBe(0);
  expect(await info(own)).toMatchObject({ mustChangePassword: false });
  expect(await info(token)).not.toMatchObject({ mustChangePassword: true });
});

it('the operation log shows who changed which user, role, order or approval task, but contains no password', async () => {
  const token = await tokenOf();
  const post = (path: string, body: object) => ask(path, { token, body });
  await post('/system/user/save', { loginName: 'logged', userName: 'x', deptId: 103, roleIds: [2], status: '0' });
  await post('/system/user/resetPwd', { userId: 2, password: 'Secret#42x' });
  await post('/system/role/authDataScope', { roleId: 3, dataScope: '5' });
  const { data } = await ask<Page>('/biz/order/list?orderStatus=1&pageSize=1', { token });
  const [order] = data.records;
  const refund = { id: order?.id, refundAmount: '1.00', reason: '客户取消' };
  const refunded = await post('/biz/order/refund', refund);
  const task = (await ask<Page>('/act/task/ing?pageSize=1', { token })).data.records[0];
  await post('/act/task/audit', { taskId: task?.id, result: 3, comment: '不同意' });
  const log = (await ask<Page>('/system/operLog/list?pageSize=10', { token })).data.records.map(
    ({ title, operName, operParam }) => `${String(operName)} ${String(title)} ${String(operParam)}`,
  );
  const has = (...parts: string[]) => expect(log.some((row) => parts.every((part) => row.includes(part)))).toBe(true);
  has('admin 用户管理', 'logged');
  has('admin 用户重置密码', '"userId":2');
  has('admin 角色管理', '"roleId":3');
  has('不同意', String(task?.processName));
  expect(refunded.code).toBe(0);
  has('admin', String(order?.orderNo), '1.00');
  expect(log.join()).not.toContain('Secret#42x');
  const other = await tokenOf('mayan');
  expect((await ask('/system/operLog/list', { token: other })).status).toBe(403);
});
