import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { exchange } from '@/shared/api/mapping/exchange';
import { toOurPermissions } from '@/shared/api/mapping/menu';
import { type Mapping, wrongInMapping } from '@/shared/api/mapping/mapping';
import type { Call } from '@/shared/api/mapping/theirCall';
import { backends } from './backends';
import { listen } from './base';
import { prove } from './proof';

const mappingOf = (name: string) => JSON.parse(readFileSync(`docs/mappings/${name}.json`, 'utf8')) as Mapping;

/** Compares the results with the table in docs/adopt.md, where ● marks a call that works. */
it('docs/adopt.md states correctly which calls work with each backend', async () => {
  const columns = await Promise.all(
    Object.entries(backends).map(async ([name, { make, account, captcha }]) => {
      const mapping = mappingOf(name);
      expect(wrongInMapping(mapping)).toEqual([]);
      return new Map(await prove(mapping, make(), { ...account, ...captcha }));
    }),
  );
  const calls = [...(columns[0]?.keys() ?? [])];
  const signs = (call: string) => columns.map((column) => (column.get(call) === '' ? '●' : '–'));
  const counts = columns.map((column) => [...column.values()].filter((why) => why === '').length);
  const rows = [
    ...calls.map((call) => `| \`${call}\` | ${signs(call).join(' | ')} |`),
    `| ${calls.length} calls | ${counts.join(' | ')} |`,
  ];
  const written = readFileSync('docs/adopt.md', 'utf8').split('\n');
  // If the comparison fails, the output contains the rows as they should be.
  expect(rows.filter((row) => !written.includes(row))).toEqual([]);
});

/** Sends a change to a backend that answers every read with `row`. Returns the backend's calls that change something. */
async function changed(name: string, path: string, data: object, row: object = {}) {
  const sent: Call[] = [];
  const all = { code: 0, success: true, data: row, content: [row], result: { records: [row], total: 1 } };
  await exchange(mappingOf(name), { method: 'post', path, data }, (call) => {
    if (call.method !== 'GET') sent.push(call);
    return Promise.resolve({ status: 200, body: /\/\d+$/.test(call.path) ? row : all });
  });
  return sent.map((call) => call.data);
}

it('a user update always includes job positions and tenants, because eladmin and JeecgBoot remove omitted ones', async () => {
  const change = { userId: '5', phonenumber: '13900002222', postIds: undefined };
  const eladmin = { id: '5', jobs: [{ id: 11 }] };
  expect(await changed('eladmin', '/system/user/update', change, eladmin)).toEqual([
    { ...eladmin, phone: '13900002222' },
  ]);
  const jeecg = { id: '5', post: 'p1', relTenantIds: '1000,1001' };
  expect(await changed('jeecgboot', '/system/user/update', change, jeecg)).toMatchObject([
    { ...jeecg, phone: '13900002222' },
  ]);
});

it('creating a yudao account also sends its roles, and sends its status only if the account is disabled', async () => {
  const callsFor = (status: string) =>
    changed('yudao', '/system/user/save', { userId: 0, loginName: 'a', roleIds: [3], status }, { id: 9 });
  expect(await callsFor('0')).toMatchObject([{ username: 'a' }, { roleIds: [3] }]);
  expect(await callsFor('1')).toMatchObject([{ username: 'a' }, { roleIds: [3] }, { status: 1 }]);
});

it('a new, active account of JeecgBoot is reported as added even if its id cannot be read', async () => {
  const data = { userId: 0, loginName: 'a', status: '0' };
  const saved = await exchange(mappingOf('jeecgboot'), { method: 'post', path: '/system/user/save', data }, (call) =>
    Promise.resolve(
      call.method === 'GET' ? { status: 403, body: {} } : { status: 200, body: { success: true, code: 200 } },
    ),
  );
  expect(saved.body).toMatchObject({ code: 0, data: { initialPassword: expect.any(String) as string } });
});

it('a changed role of eladmin is sent with its data scope, because an update without one resets it', async () => {
  const role = { id: 3, name: '审核', level: 2, dataScope: '自定义', depts: [{ id: 7 }], menus: [{ id: 1 }] };
  const [sent] = await changed('eladmin', '/system/role/update', { roleId: 3, remark: '改' }, role);
  expect(sent).toMatchObject({ ...role, description: '改' });
});

it.each([
  [
    'yudao',
    'infra:config:query system:operate-log:query system:user:update',
    'system:config:list system:config:get monitor:operlog:list monitor:operlog:get system:user:edit',
  ],
  ['eladmin', 'dept:list roles:edit user:del', 'system:dept:list system:dept:get system:role:edit system:user:remove'],
  [
    'jeecgboot',
    'system:depart:edit system:permission:add system:sysAnnouncement:deleteBatch system:dict:item:add',
    'system:dept:edit system:menu:add system:notice:remove system:dict:add',
  ],
])('the permissions of an ordinary user of %s are translated into this product’s permissions', (name, theirs, ours) => {
  const found = toOurPermissions(theirs.split(' '), mappingOf(name).permissions ?? {});
  expect(found).toEqual(expect.arrayContaining(ours.split(' ')));
});

it.each([
  ['yudao', 'sex', [1, 2, 0]],
  ['jeecgboot', 'sex', [1, 2, 0]],
  ['eladmin', 'gender', ['男', '女', null]],
])('male, female and unknown are sent to %s in its own codes', async (name, field, codes) => {
  for (const [sex, code] of codes.entries()) {
    const [sent] = await changed(name, '/system/user/save', { userId: 0, loginName: 'a', sex: String(sex) });
    expect(sent).toMatchObject({ [field]: code });
  }
});

it('in the yudao backend, an edited parameter keeps its group and stays hidden, and a new parameter is hidden', async () => {
  const stored = { id: 7, category: 'mail', name: '密钥', key: 'mail.key', value: 's3cret', visible: false };
  const form = { configName: '密钥', configKey: 'mail.key', configValue: 's3cret', remark: '改' };
  const [sent] = await changed('yudao', '/system/config/update', { configId: '7', ...form }, stored);
  expect(sent).toMatchObject({ id: '7', category: 'mail', visible: false, remark: '改' });
  const [created] = await changed('yudao', '/system/config/save', { configId: 0, ...form });
  expect(created).toMatchObject({ category: 'biz', visible: false });
});

it('a new role gets no wider data scope than the chosen one', async () => {
  const role = { roleId: 0, roleName: '审核', dataScope: '5' };
  const [, scope] = await changed('yudao', '/system/role/save', role);
  expect(scope).toMatchObject({ dataScope: '5' });
  // eladmin has no scope for only the user's own data. With an unknown scope, the next request of the user fails.
  expect(await changed('eladmin', '/system/role/save', role)).toMatchObject([{ dataScope: '本级' }]);
});

it('an edited top-level menu directory is sent to the eladmin backend with 0 as its parent, because null fails', async () => {
  const row = { id: 1, pid: null, type: 0, title: '系统管理', iFrame: false, cache: true, menuSort: 1 };
  const [sent] = await changed('eladmin', '/system/menu/update', { menuId: 1, orderNum: 2 }, row);
  expect(sent).toMatchObject({ ...row, pid: 0, menuSort: 2 });
});

it('simulated backends keep idle connections open for ten minutes, so that end-to-end tests can pause', async () => {
  const server = await listen(backends['ruoyi-vue'].make());
  onTestFinished(() => server.close());
  const answer = await fetch(`${server.address}/captchaImage`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=600');
});
