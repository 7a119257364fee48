import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import { type Backend, isWithin, PIXEL, type Reply, type Row, Table } from './base';
import { crud, ok, paged, tree } from './eladminCalls';
import { deptSeed, dictSeed, entrySeed, logSeed, roleSeed, screenSeed, TIME, userSeed } from './seeds';
import key from './eladminKey.json' with { type: 'json' };

const TOKEN = 'eyJhbGciOiJIUzUxMiJ9.eladmin';
const createTime = TIME;
const bad = (message: string): Reply => ({ status: 400, body: { status: 400, timestamp: 1_770_000_000_000, message } });
const idsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]).map(({ id }) => id) : []);

/** Simulates eladmin (be2f1370, March 2026), based on its controllers. */
export function eladmin(): Backend {
  const menu = (
    id: number,
    pid: number | null,
    type: number,
    title: string,
    path: string,
    component: string | null,
  ) => {
    const own = { id, pid, type, title, path, component, menuSort: id, permission: null as string | null };
    return {
      ...own,
      componentName: null,
      icon: 'peoples',
      hidden: false,
      cache: false,
      iFrame: false,
      subCount: 0,
      createTime,
    };
  };
  const menus = new Table('id', [
    menu(1, null, 0, '系统管理', 'system', null),
    menu(6, null, 0, '系统监控', 'monitor', null),
    ...screenSeed.map(({ id, name, path }) => menu(id, 1, 1, name, path, `system/${path}/index`)),
    menu(7, 6, 1, '操作日志', 'logs', 'monitor/log/index'),
    { ...menu(44, 100, 2, '用户新增', '', ''), permission: 'user:add' },
  ]);
  const depts = new Table(
    'id',
    deptSeed.map(({ id, parent, name }) => ({
      id,
      pid: parent || null,
      name,
      deptSort: 1,
      enabled: true,
      subCount: 0,
      createTime,
    })),
  );
  const roles = new Table(
    'id',
    roleSeed.map(({ id, name }) => {
      const own = { id, name, level: id, description: '-', dataScope: '全部', depts: [] as Row[] };
      return { ...own, menus: [{ id: 1 }, { id: 100 }], createTime };
    }),
  );
  const users = new Table(
    'id',
    userSeed.map(({ id, account, name, email, phone, role }) => {
      const own = { id, username: account, nickName: name, email, phone, gender: '男', enabled: true };
      return { ...own, dept: { id: 101 }, roles: [{ id: role }], jobs: [{ id: 11 }], createTime };
    }),
  );
  const dicts = new Table(
    'id',
    // Its users have their sex as a text.
    dictSeed
      .filter(({ type }) => type !== 'sys_user_sex')
      .map(({ id, name, type }) => ({ id, name: type, description: name, createTime })),
  );
  const details = new Table(
    'id',
    entrySeed.map(({ id, dict, label, value }) => ({ id, dict: { id: dict }, label, value, dictSort: id, createTime })),
  );
  const logs = new Table(
    'id',
    logSeed.map(({ id }) => {
      const own = { id, username: 'admin', description: '修改用户', method: 'UserController.updateUser()' };
      return {
        ...own,
        params: '{}',
        requestIp: '127.0.0.1',
        address: '内网IP',
        browser: 'Chrome',
        time: 3,
        createTime,
      };
    }),
  );
  const full = (row: Row): Row => ({
    ...row,
    dept: depts.rows.find(({ id }) => id === (row.dept as Row | undefined)?.id) ?? null,
    roles: roles.rows
      .filter(({ id }) => idsOf(row.roles).includes(id))
      .map(({ id, name, level }) => ({ id, name, level })),
  });
  const routes = (pid: unknown): Row[] =>
    menus.rows
      .filter((row) => row.pid === pid && row.type !== 2)
      .map(({ id, title, path, hidden, component, icon }) => ({
        name: title,
        path: pid === null ? `/${String(path)}` : path,
        hidden,
        component: component ?? 'Layout',
        meta: { title, icon, noCache: true },
        ...(component === null && { alwaysShow: true, redirect: 'noredirect', children: routes(id) }),
      }));
  return {
    guard: ({ path, header }) =>
      /^\/auth\/(?:login|code|logout)$/.test(path) || header('authorization') === `Bearer ${TOKEN}`
        ? undefined
        : { status: 401, body: { status: 401, timestamp: 1_770_000_000_000, message: '登录状态已过期，请重新登录' } },
    refuse: bad,
    routes: {
      'GET /auth/code': () => ok({ img: `data:image/png;base64,${PIXEL}`, uuid: 'u1' }),
      'POST /auth/login': ({ body }) => {
        const { username, password, code, uuid } = body as Row;
        if (uuid !== 'u1' || code !== '7') return bad('验证码错误');
        const user = { user: full(users.find(1)), roles: ['admin'], dataScopes: [] };
        return username === 'admin' && decrypted(password) === '123456'
          ? ok({ token: `Bearer ${TOKEN}`, user })
          : bad('登录密码错误');
      },
      'DELETE /auth/logout': () => ok(),
      'GET /auth/info': () => ok({ user: full(users.find(1)), roles: ['admin'], dataScopes: [] }),
      'GET /api/menus/build': () => ok(routes(null)),
      ...crud(
        '/api/users',
        users,
        ['username', 'nickName', 'email', 'phone', 'enabled'],
        ['username', 'nickName'],
        full,
        ['jobs'],
      ),
      ...crud('/api/roles', roles, ['name'], ['name', 'description'], (row) => row),
      'GET /api/roles/:id': ({ part }) => ok(roles.find(part('id'))),
      'GET /api/roles/all': () => ok(roles.rows),
      'PUT /api/roles': ({ body }) => {
        const { menus: _menus, ...role } = body as Row;
        return ok(void roles.change(role, ['name'], ['dataScope', 'depts']), 204);
      },
      'PUT /api/roles/menu': ({ body }) => {
        const { id, menus: granted } = body as Row;
        return ok(void roles.change({ id, menus: granted }), 204);
      },
      ...crud('/api/menus', menus, ['title', 'iFrame', 'cache'], ['title'], (row) => row),
      'GET /api/menus': tree(menus, 'title'),
      'PUT /api/menus': ({ body }) => {
        const { pid, ...row } = body as Row;
        // As in `MenuServiceImpl.update`, which reads the parent before it checks it.
        if (pid === null || pid === undefined) return { ...bad('NullPointerException'), status: 500 };
        const changed = { ...row, pid: pid === 0 ? null : pid };
        return ok(void menus.change(changed, ['title', 'iFrame', 'cache'], ['componentName', 'permission']), 204);
      },
      ...crud('/api/dept', depts, ['name', 'enabled'], ['name'], (row) => row, ['subCount']),
      'GET /api/dept': tree(depts, 'name'),
      // Also removes all departments below.
      'DELETE /api/dept': ({ body }) => {
        depts.remove(depts.withBelow(body as number[], 'pid'));
        return ok();
      },
      ...crud('/api/dict', dicts, ['name'], ['name', 'description'], (row) => row),
      ...crud('/api/dictDetail', details, ['label', 'value', 'dict'], ['label'], (row) => row),
      'GET /api/dictDetail': (ask) => {
        const dict = dicts.rows.find(({ name }) => name === ask.query.get('dictName'));
        const label = ask.query.get('label') ?? '';
        return paged(
          ask,
          details.rows.filter(
            (row) => String((row.dict as Row).id) === String(dict?.id) && String(row.label).includes(label),
          ),
        );
      },
      'DELETE /api/dictDetail/:id': ({ part }) => {
        details.remove([part('id')]);
        return ok(undefined);
      },
      'GET /api/logs': (ask) => {
        const range = ask.query.getAll('createTime');
        return paged(
          ask,
          logs.rows.filter((row) => isWithin(row.createTime, range)),
        );
      },
      'DELETE /api/logs/del/info': () => ok(void (logs.rows = [])),
    },
  };
}

const privateKey = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64'), format: 'der', type: 'pkcs8' });

/** Decrypts a text; '' if it was not encrypted with this key. */
function decrypted(text: unknown): string {
  const padded = Buffer.from(String(text), 'base64');
  if (padded.length !== 64) return '';
  const clear = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, padded);
  return clear[1] === 2 ? clear.subarray(clear.indexOf(0, 2) + 1).toString() : '';
}
