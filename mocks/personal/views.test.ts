import { beforeEach, expect, it } from 'vitest';
import { menus, resetDb, roles, users } from '../db';
import { ask, tokenOf } from '../testClient';

let token: string;
let other: string;

const LIST = '/biz/company';
const view = { list: LIST, name: '待审', search: '?auditStatus=0', scope: 'mine' };

const save = (body: object, as = token) => ask<{ id: number }>('/system/accounts/views/save', { token: as, body });
const remove = (id: number, as = token) => ask(`/system/accounts/views/remove?ids=${id}`, { token: as, body: {} });
const namesFor = async (as: string) =>
  (await ask<{ name: string }[]>('/system/accounts/views', { token: as })).data.map(({ name }) => name);

beforeEach(async () => {
  resetDb();
  token = await tokenOf();
  other = await tokenOf('mayan');
});

it('users see their own views, the views of their roles and the views shared with everybody', async () => {
  const { roleIds } = (await users.find(53)) ?? expect.fail('no user 53');
  await save(view);
  await save({ ...view, name: '角色', scope: 'role', roleId: roleIds[0] });
  await save({ ...view, name: '其他角色', scope: 'role', roleId: 9 });
  await save({ ...view, name: '所有人', scope: 'all' });
  expect(await namesFor(token)).toEqual(['待审', '角色', '其他角色', '所有人']);
  expect(await namesFor(other)).toEqual(['角色', '所有人']);
});

it('sharing a view requires a permission, but saving a view for oneself does not', async () => {
  expect((await save(view, other)).code).toBe(0);
  expect((await save({ ...view, name: '共享', scope: 'all' }, other)).status).toBe(403);
  const [row] = (await menus.all()).filter(({ perms }) => perms === 'system:view:share');
  const role = (await roles.find(8)) ?? expect.fail('no role 8');
  await roles.insert({
    ...role,
    roleId: 99,
    roleName: 'one',
    roleKey: 'one',
    status: '0',
    menuIds: [row?.menuId ?? 0],
  });
  await users.update(53, { roleIds: [99] });
  expect(await save({ ...view, name: '共享', scope: 'all' }, other)).toMatchObject({ code: 0 });
});

it('a user cannot change or remove another user’s private view, and needs a permission to remove a shared view', async () => {
  const { id } = (await save(view, other)).data;
  expect((await save({ ...view, id, name: '改名' })).msg).toContain('不存在');
  expect((await remove(id)).msg).toContain('不存在');
  const shared = (await save({ ...view, scope: 'all' })).data.id;
  expect((await remove(shared, other)).status).toBe(403);
  expect((await remove(shared)).code).toBe(0);
  expect((await remove(id, other)).code).toBe(0);
  expect(await namesFor(other)).toEqual([]);
});

it('the server refuses an outdated change, a second view with the same name, and a role that does not exist', async () => {
  const { id } = (await save(view)).data;
  const outdated = await save({ ...view, id, search: '?auditStatus=1', updateTime: '2001-01-01 00:00:00' });
  expect(outdated.code).toBe(409);
  expect((await save(view)).msg).toBe('视图名称已存在');
  expect((await save({ ...view, name: ' ' })).msg).toBe('请输入视图名称');
  expect((await save({ ...view, scope: 'role', roleId: 12345 })).msg).toBe('请选择角色');
});

it('each user has their own settings, and a request changes only the settings that it contains', async () => {
  const write = (values: object, as = token) => ask('/system/accounts/settings', { token: as, body: { values } });
  const read = async (as: string) =>
    (await ask<{ values: object; updateTime: Record<string, string> }>('/system/accounts/settings', { token: as }))
      .data;
  await write({ REVIEW: '{"keys":false}', LIST_DENSITY: '"small"' });
  await write({ LIST_DENSITY: '"large"' });
  const { values, updateTime } = await read(token);
  expect(values).toEqual({ REVIEW: '{"keys":false}', LIST_DENSITY: '"large"' });
  expect(updateTime.REVIEW).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect((await read(other)).values).toEqual({});
  expect((await write({ REVIEW: 7 })).code).toBe(400);
});
