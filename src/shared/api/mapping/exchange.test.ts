import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchange } from './exchange';
import type { Mapping } from './mapping';
import type { Answer } from './ourAnswer';
import type { Call } from './theirCall';

const base: Mapping = {
  envelope: { code: 'code', success: [200], message: 'msg', data: 'data', rows: 'rows', total: 'total' },
  calls: {},
};

/** Sends a call through a mapping; returns the calls that the backend received, and the response. */
async function ask(mapping: Partial<Mapping>, call: Call, ...answers: (Answer | object)[]) {
  const sent: Call[] = [];
  const { status, body } = await exchange({ ...base, ...mapping }, call, (one) => {
    sent.push(one);
    const answer = answers[sent.length - 1] ?? { code: 200 };
    return Promise.resolve('status' in answer ? (answer as Answer) : { status: 200, body: answer });
  });
  return { sent, status, body };
}
const get = (path: string, params?: Record<string, unknown>): Call => ({ method: 'get', path, params });
const post = (path: string, data?: unknown, params?: Record<string, unknown>): Call => ({
  method: 'post',
  path,
  data,
  params,
});

describe('menu ids without their parents', () => {
  const rule = { to: 'GET /y', addParents: { ids: 'checked', tree: 'tree' }, answer: { '*.menuId': 'checked' } };
  const tree = [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }];

  it.each([
    ['all their parents', [3], [1, 2, 3]],
    ['no other node', [5], [5]],
    ['each parent once', [2, 4, 3], [1, 2, 3, 4]],
    ['ids that the tree lacks', ['9', 3], [1, 2, 3, '9']],
    ['nothing if there are none', null, []],
  ])('a list of menu ids is completed with parent ids from the tree: %s', async (_, checked, ids) => {
    const { body } = await ask({ calls: { 'GET /x': rule } }, get('/x'), { code: 200, data: { checked, tree } });
    expect(body).toMatchObject({ data: ids.map((menuId) => ({ menuId })) });
  });
});

describe('updates that send the whole record', () => {
  const mapping: Partial<Mapping> = {
    records: { '/x': { fields: { xId: 'id', order: 'sort' }, values: { shown: { '0': true } } } },
    calls: { 'GET /x/get/:id': 'GET /y/:id', 'POST /x/update': { to: 'PUT /y', whole: 'xId' } },
  };
  const move = post('/x/update', { xId: '7', order: 2, name: undefined });

  it('an update of some fields is sent with the stored values of all other fields', async () => {
    const { sent, body } = await ask(mapping, move, { code: 200, data: { id: 7, sort: 1, name: 'a', shown: true } });
    expect(sent).toEqual([
      { method: 'GET', path: '/y/7' },
      { method: 'PUT', path: '/y', data: { id: '7', sort: 2, name: 'a', shown: true } },
    ]);
    expect(body).toMatchObject({ code: 0 });
  });

  it('an update is not sent if the stored record cannot be read', async () => {
    const { sent, body } = await ask(mapping, move, { code: 500, msg: '不存在' });
    expect(sent).toHaveLength(1);
    expect(body).toEqual({ code: 500, msg: '不存在' });
  });
});

describe('envelopes of another backend', () => {
  it('lists, records, errors and 401s of a third-party backend are converted to our response format', async () => {
    const page = await ask({}, get('/x/list'), { code: 200, msg: 'ok', rows: [{ id: 1 }], total: 11 });
    expect(page.body).toEqual({ code: 0, msg: '', data: { records: [{ id: 1 }], total: 11 } });
    const record = await ask({}, get('/x/1'), { code: 200, data: { id: 1 } });
    expect(record.body).toEqual({ code: 0, msg: '', data: { id: 1 } });
    const refusal = await ask({}, get('/x/1'), { code: 500, msg: '已存在' });
    expect(refusal).toMatchObject({ status: 200, body: { code: 500, msg: '已存在' } });
    expect((await ask({}, get('/x/1'), { code: 401, msg: '过期' })).status).toBe(401);
  });

  it('an empty third-party response is converted to a success; a token outside `data` is kept', async () => {
    expect((await ask({}, post('/login'), { code: 200, msg: '', token: 'a' })).body).toMatchObject({
      data: { token: 'a' },
    });
    expect((await ask({}, post('/x'), { status: 204, body: undefined })).body).toEqual({ code: 0, msg: '' });
  });

  it('list and error responses without a `data` field are converted to our response format', async () => {
    const envelope = { message: 'message', rows: 'content', total: 'totalElements' };
    const page = await ask({ envelope }, get('/x/list'), { content: [], totalElements: 0 });
    expect(page.body).toMatchObject({ code: 0, data: { records: [], total: 0 } });
    const body = { status: 400, timestamp: 1, message: '验证码错误' };
    expect(await ask({ envelope }, post('/x'), { status: 400, body })).toMatchObject({
      status: 400,
      body: { code: 400, msg: '验证码错误' },
    });
  });

  it('an HTML page from a third-party backend is not converted to our response format', async () => {
    expect((await ask({}, get('/x'), { status: 200, body: '<html>' })).body).toBe('<html>');
  });
});

describe('API calls of our contract', () => {
  const calls: Mapping['calls'] = {
    'GET /system/user/list': 'GET /users?all=true',
    'GET /system/user/get/:id': 'GET /users/:id',
    'POST /system/user/remove': 'DELETE /users/:ids',
    'POST /system/role/remove': { to: 'DELETE /roles', body: ':ids[]' },
    'POST /system/user/update': { to: 'PUT /users', body: { id: ':userId', roles: ':roleIds,' } },
  };

  it('an API call is translated into a request to a third-party backend with the same values', async () => {
    const requests = [
      get('/system/user/get/7'),
      post('/system/user/remove', undefined, { ids: '1,2' }),
      post('/system/role/remove', undefined, { ids: '1,90071992547409931' }),
      post('/system/user/update', { userId: 3, roleIds: [4, 5], remark: 'x' }),
      post('/system/dict/type/save', { dictName: 'a' }),
    ];
    const sent = await Promise.all(requests.map(async (call) => (await ask({ calls }, call)).sent[0]));
    expect(sent).toEqual([
      { method: 'GET', path: '/users/7' },
      { method: 'DELETE', path: '/users/1,2' },
      { method: 'DELETE', path: '/roles', data: [1, '90071992547409931'] },
      { method: 'PUT', path: '/users', data: { id: 3, roles: '4,5' } },
      { method: 'POST', path: '/system/dict/type/save', data: { dictName: 'a' } },
    ]);
  });

  it('a list request to a third-party backend uses that backend’s names for page, order and filters', async () => {
    const mapping: Partial<Mapping> = {
      calls,
      pages: { num: 'page', size: 'size', first: 0 },
      sort: 'sort=:field,:order',
      names: 'snake',
      records: {
        '/system/user': { fields: { loginName: 'username' }, values: { status: { 0: true } }, filters: { sex: '' } },
      },
    };
    const params = {
      pageNum: 2,
      pageSize: 10,
      sortField: 'createTime',
      sortOrder: 'desc',
      loginName: '王&',
      status: '0',
      sex: '1',
    };
    const { sent } = await ask(mapping, get('/system/user/list', params));
    const { pathname, searchParams } = new URL(sent[0]?.path ?? '', 'http://x');
    expect(pathname).toBe('/users');
    expect(Object.fromEntries(searchParams)).toEqual({
      all: 'true',
      page: '1',
      size: '10',
      sort: 'create_time,desc',
      username: '王&',
      status: 'true',
    });
  });

  it('a list request asks for no more rows per page than the third-party backend allows', async () => {
    const mapping: Partial<Mapping> = { pages: { num: 'page', size: 'size', first: 1, most: 200 } };
    const sent = await Promise.all(
      [50, 1000].map(async (pageSize) => (await ask(mapping, get('/x/list', { pageNum: 2, pageSize }))).sent[0]?.path),
    );
    expect(sent).toEqual(['/x/list?size=50&page=2', '/x/list?size=200&page=2']);
  });

  it('the mapping to a third-party backend can answer a call without a request, or change the response', async () => {
    const { sent, body } = await ask({ calls: { 'GET /a': { reply: { on: true } } } }, get('/a'));
    expect([sent, body]).toEqual([[], { code: 0, msg: '', data: { on: true } }]);
    const rule = { to: 'GET /tree/:id', answer: { '*.menuId': '/checked' } };
    const menus = await ask({ calls: { 'GET /menus/:id': rule } }, get('/menus/5'), { code: 200, checked: [7, 8] });
    expect(menus.body).toMatchObject({ data: [{ menuId: 7 }, { menuId: 8 }] });
  });

  it('extra requests load and save the data that a third-party backend keeps at separate endpoints', async () => {
    const more: Mapping['calls'] = {
      'GET /role/get/:id': { to: 'GET /role/:id', with: { menuIds: 'GET /role-menus?id=:id' } },
      'POST /role/save': {
        to: 'POST /role',
        after: [{ to: 'POST /role-menus', body: { id: ':answer', menus: ':menuIds' } }],
      },
    };
    const read = await ask(
      { calls: more },
      get('/role/get/1'),
      { code: 200, data: { id: 1 } },
      { code: 200, data: [3] },
    );
    expect(read.body).toMatchObject({ data: { id: 1, menuIds: [3] } });
    const written = await ask({ calls: more }, post('/role/save', { menuIds: [3] }), { code: 200, data: 9 });
    expect(written.sent[1]).toEqual({ method: 'POST', path: '/role-menus', data: { id: 9, menus: [3] } });
    expect((await ask({ calls: more }, post('/role/save', { name: 'a' }), { code: 200, data: 9 })).sent).toHaveLength(
      1,
    );
    const refused = await ask(
      { calls: more },
      post('/role/save', { menuIds: [3] }),
      { code: 200, data: 9 },
      { code: 500, msg: 'no' },
    );
    expect(refused.body).toEqual({ code: 500, msg: 'no' });
  });

  it('values that a third-party backend requires in the request body are loaded before the request', async () => {
    const rule = {
      before: { role: 'GET /roles/:roleId', ids: 'GET /roles records.*.id' },
      to: 'PUT /roles/:roleId',
      body: { '': ':role', status: ':status', all: ':ids', kept: true },
    };
    const data = { roleId: 7, status: '1' };
    const { sent, body } = await ask(
      { calls: { 'POST /role/status': { ...rule, add: { done: 1 } } } },
      post('/role/status', data),
      { code: 200, data: { id: 7, status: '0', name: 'a' } },
      { code: 200, rows: [{ id: 7 }, { id: 8 }] },
      { code: 200, data: { id: 7 } },
    );
    expect(sent.map(({ path }) => path)).toEqual(['/roles/7', '/roles', '/roles/7']);
    expect(sent[2]?.data).toEqual({ id: 7, status: '1', name: 'a', all: [7, 8], kept: true });
    expect(body).toMatchObject({ data: { done: 1, id: 7 } });
  });

  it('a sign-in response yields the token without its “Bearer” prefix', async () => {
    const token = { header: 'Authorization', prefix: 'Bearer ' };
    const { body } = await ask({ token }, post('/login', {}), { code: 200, data: { token: 'Bearer abc' } });
    expect(body).toMatchObject({ data: { token: 'abc' } });
  });

  it('a list request sends filters in the format of a third-party backend', async () => {
    const records = {
      '/x': {
        fields: { name: 'title' },
        filters: { name: 'title=*:value*', from: 'time=:value 00:00:00', to: 'time=:value 23:59:59' },
      },
    };
    const { sent } = await ask({ records }, get('/x/list', { name: 'a', from: '2026-01-01', to: '2026-01-02' }));
    const query = new URL(sent[0]?.path ?? '', 'http://x').searchParams;
    expect([query.get('title'), query.getAll('time')]).toEqual(['*a*', ['2026-01-01 00:00:00', '2026-01-02 23:59:59']]);
  });

  it('a filter with dollar signs is sent as the user typed it', async () => {
    const records = { '/x': { filters: { name: 'title=*:value*' } } };
    const { sent } = await ask({ records }, get('/x/list', { name: "a$$b$&$'" }));
    expect(new URL(sent[0]?.path ?? '', 'http://x').searchParams.get('title')).toBe("*a$$b$&$'*");
  });

  it('a password is sent encrypted if the mapping to a third-party backend requires encryption', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const mapping = {
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      calls: { 'POST /login': { encrypt: ['password'] } },
    };
    const { sent } = await ask(mapping, post('/login', { username: 'a', password: '密码123456' }));
    const { username, password } = (sent[0]?.data ?? {}) as Record<string, string>;
    const clear = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(password ?? '', 'base64'),
    );
    expect([username, clear[1]]).toEqual(['a', 2]);
    expect(clear.subarray(clear.indexOf(0, 2) + 1).toString()).toBe('密码123456');
  });
});

describe('records', () => {
  const mapping: Partial<Mapping> = {
    times: 'milliseconds',
    records: {
      '/system': { fields: { remark: 'note' } },
      '/system/user': {
        fields: { userId: 'id', loginName: 'userName', userName: 'nickName', deptId: 'dept.id', roleIds: 'roles.*.id' },
        values: { status: { 0: true, 1: false } },
      },
    },
    calls: {},
  };

  it('a record is read and written with the field names and values of a third-party backend', async () => {
    const theirs = { id: 1, userName: 'admin', nickName: '管理员', dept: { id: 5 }, roles: [{ id: 2 }], status: false };
    const { body } = await ask(mapping, get('/system/user/get/1'), { code: 200, data: theirs });
    const ours = { userId: 1, loginName: 'admin', userName: '管理员', deptId: 5, roleIds: [2], status: '1' };
    expect(body).toMatchObject({ data: ours });
    expect((await ask(mapping, post('/system/user/update', ours))).sent[0]?.data).toEqual(theirs);
  });

  it('the times of a record are sent in the format of a third-party backend', async () => {
    const data = { publishTime: '2026-01-02 08:00:00', day: '2026-01-02' };
    const sent = await Promise.all(
      (['milliseconds', 'iso'] as const).map(async (times) => (await ask({ times }, post('/x', data))).sent[0]?.data),
    );
    expect(sent).toEqual([
      { publishTime: Date.UTC(2026, 0, 2), day: '2026-01-02' },
      { publishTime: '2026-01-02T00:00:00.000Z', day: '2026-01-02' },
    ]);
  });

  it('a list and a single record can be read from a third-party backend that returns only a tree', async () => {
    const calls = { 'GET /dept/list': { to: 'GET /tree', flat: true } };
    const tree = [{ id: 1, children: [{ id: 2, children: null }] }];
    expect((await ask({ calls }, get('/dept/list'), { code: 200, data: tree })).body).toMatchObject({
      data: [{ id: 1 }, { id: 2 }],
    });
    const one = { 'GET /dept/get/:id': { to: 'GET /tree', flat: true, pick: 'id' } };
    expect((await ask({ calls: one }, get('/dept/get/2'), { code: 200, data: tree })).body).toMatchObject({
      data: { id: 2 },
    });
  });

  it('field names are converted to and from snake case at every depth of a record', async () => {
    const { sent, body } = await ask(
      { names: 'snake' },
      post('/x/save', { userName: 'a', deptList: [{ deptId: 1 }] }),
      { code: 200, data: { create_time: 1, role_list: [{ role_id: 2 }] } },
    );
    expect(sent[0]?.data).toEqual({ user_name: 'a', dept_list: [{ dept_id: 1 }] });
    expect(body).toMatchObject({ data: { createTime: 1, roleList: [{ roleId: 2 }] } });
  });
});
