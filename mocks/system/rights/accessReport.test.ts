import { beforeEach, expect, it } from 'vitest';
import { isSuper, may } from '../../access';
import { menus, resetDb, roles, users } from '../../db';
import { factsOf } from '../../facts';
import { handlers } from '../../handlers';
import { ask, type Page, tokenOf } from '../../testClient';
import { timestamp } from '../../respond';
import { accessRows } from './accessReport';

beforeEach(() => resetDb());

interface Row {
  loginName: string;
  permission: string;
  menuName: string;
  via: { kind: string; name: string }[];
  lastUsedAt: string | null;
  useCount: number;
}

const calls = handlers.map((handler) => ({
  method: String((handler.info as { method?: unknown }).method),
  path: String((handler.info as { path?: unknown }).path).replace('*/api', ''),
  permission: factsOf(handler).permission,
}));

/** All permissions that a menu row grants or that a call needs. */
async function permissions(): Promise<string[]> {
  const granted = (await menus.all()).flatMap(({ perms }) => (perms ?? '').split(',').map((perm) => perm.trim()));
  const needed = calls.flatMap(({ permission }) => (typeof permission === 'string' ? permission : []));
  return [...new Set([...granted, ...needed])].filter(Boolean);
}

const reported = async (query: string, token?: string) =>
  (await ask<Page<Row>>(`/system/accessReport/list?pageSize=1000&${query}`, { token: token ?? (await tokenOf()) }))
    .data;

it('the access report lists exactly the permissions that the server grants, for every user', async () => {
  // A disabled account, a disabled role, a role without rights, and several roles with the same right.
  await users.update(3, { status: '1' });
  await users.update(4, { roleIds: [3, 4, 7, 8] });
  await users.update(5, { roleIds: [] });
  await roles.update(6, { status: '1' });
  const rows = new Set((await accessRows()).map(({ id }) => id));
  const all = await permissions();
  const inMenu = new Set((await menus.all()).flatMap(({ perms }) => (perms ?? '').split(',')));
  for (const user of await users.all()) {
    const asked = all.filter((permission) => !isSuper(user) || inMenu.has(permission));
    const allowed: string[] = [];
    // The server refuses a disabled user before it checks permissions.
    if (user.status === '0') for (const one of asked) if (await may(user, one)) allowed.push(one);
    expect([user.loginName, asked.filter((one) => rows.has(`${user.userId}:${one}`))]).toEqual([
      user.loginName,
      allowed,
    ]);
  }
  expect([...rows].every((id) => all.includes(id.slice(id.indexOf(':') + 1)))).toBe(true);
});

it.each(['yunying', 'gaohaiyan', 'mayan'])('the access report states which lists %s may read', async (loginName) => {
  const token = await tokenOf(loginName);
  const held = new Set((await accessRows()).filter((row) => row.loginName === loginName).map((row) => row.permission));
  for (const { method, path, permission } of calls) {
    if (method !== 'GET' || !path.endsWith('/list') || typeof permission !== 'string') continue;
    const { status } = await ask(path, { token });
    expect([path, status === 403]).toEqual([path, !held.has(permission)]);
  }
});

it('the access report lists the roles that grant a permission, and marks permissions of the super administrator', async () => {
  await users.update(53, { roleIds: [3, 7] });
  const { records } = await reported('loginName=mayan&permission=member:cert:list');
  expect(records.map(({ menuName, via }) => [menuName, via.map(({ kind, name }) => `${kind} ${name}`)])).toEqual([
    ['会员认证 / 会员认证 / 会员认证查询', ['role 审核专员', 'role 只读访客']],
  ]);
  const admin = (await reported('loginName=admin&permission=member:cert:list')).records[0];
  expect(admin?.via[0]).toMatchObject({ kind: 'admin' });
  const finance = await reported('roleId=4');
  expect(finance.records.every(({ via }) => via.some(({ name }) => name === '财务专员'))).toBe(true);
  expect(finance.total).toBeGreaterThan(50);
});

it('the access report shows that a substitute with the same permission may decide for an absent user', async () => {
  await users.update(53, { roleIds: [3] });
  const day = timestamp().slice(0, 10);
  const [other] = (await users.all()).filter(
    ({ roleIds, status, userId }) => status === '0' && userId !== 53 && roleIds.includes(3),
  );
  const body = { userId: other?.userId, substituteId: 53, beginDate: day, endDate: day, reason: '出差' };
  expect((await ask('/act/substitute/save', { token: await tokenOf(), body })).code).toBe(0);
  const { records } = await reported('loginName=mayan&permission=member:cert:');
  const away = records.filter(({ via }) =>
    via.some(({ kind, name }) => kind === 'substitute' && name === other?.userName),
  );
  expect(away.map(({ permission }) => permission)).toEqual(['member:cert:audit']);
});

it('the access report counts each user’s calls per permission, and lists unused permissions', async () => {
  await users.update(50, { roleIds: [7] });
  const { loginName } = (await users.find(50)) ?? expect.fail('no user 50');
  const token = await tokenOf(loginName);
  const lists = async (unused: string) =>
    (await reported(`loginName=${loginName}&unused=${unused}`)).records.map(({ permission }) => permission);
  expect(await lists('1')).toContain('system:user:list');
  for (const _ of [1, 2]) await ask('/system/user/list', { token });
  const [row] = (await reported(`loginName=${loginName}&permission=system:user:list`)).records;
  expect(row).toMatchObject({ useCount: 2 });
  expect(row?.lastUsedAt?.slice(0, 10)).toBe(timestamp().slice(0, 10));
  expect(await lists('1')).not.toContain('system:user:list');
});

it('a reset of the mock data also resets the number of uses per permission in the access report', async () => {
  const token = await tokenOf();
  await ask('/system/dict/type/save', { token, body: {} });
  resetDb();
  const [row] = (await reported('loginName=admin&permission=system:dict:add')).records;
  expect(row?.useCount).toBe(1);
  expect(row?.lastUsedAt).toMatch(/^\d{4}-\d\d-\d\d /);
});

it('the access report counts the users with critical permissions', async () => {
  const token = await tokenOf();
  const { data } = await ask<{ permission: string; people: number }[]>('/system/accessReport/critical', { token });
  for (const { permission, people } of data) {
    let allowed = 0;
    for (const user of await users.all()) if (user.status === '0' && (await may(user, permission))) allowed += 1;
    expect([permission, people]).toEqual([permission, allowed]);
  }
  expect(data.length).toBeGreaterThan(5);
});

it('the server logs each export and each reveal of a masked phone number, without logging the full number', async () => {
  const token = await tokenOf();
  const exported = {
    list: '/system/user',
    title: '用户管理',
    params: { phonenumber: '13800138000', status: '0' },
    rows: 12,
  };
  expect((await ask('/system/job/exported', { token, body: exported })).code).toBe(0);
  await ask('/system/user/reveal/2', { token, body: { field: 'phonenumber' } });
  const { data } = await ask<Page>('/system/accessUse/list?loginName=admin', { token });
  expect(data.records.slice(0, 2)).toMatchObject([
    { kind: 'reveal', listName: '用户管理', field: 'phone', recordId: '2', rows: null },
    { kind: 'export', listName: '用户管理', rows: 12, conditions: 'phonenumber=138****8000; status=0' },
  ]);
  const visitor = await tokenOf('gaohaiyan');
  expect((await ask('/system/job/exported', { token: visitor, body: exported })).status).toBe(403);
});
