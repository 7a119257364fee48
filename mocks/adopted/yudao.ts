import { type Ask, type Backend, isWithin, Refused, type Reply, type Row, slice, Table } from './base';
import {
  configSeed,
  deptSeed,
  dictSeed,
  entrySeed,
  logSeed,
  noticeSeed,
  roleSeed,
  screenSeed,
  TIME,
  userSeed,
} from './seeds';

/** The required fields of a role. */
const ROLE = ['name', 'code', 'sort', 'status'];
const TOKEN = 'f0a1b2c3d4';
const createTime = Date.parse(`${TIME.replace(' ', 'T')}+08:00`);
const ok = (data: unknown): Reply => ({ body: { code: 0, msg: '', data } });
const fail = (code: number, msg: string): Reply => ({ body: { code, msg, data: null } });

/** Simulates yudao's ruoyi-vue-pro (e4e460d5, July 2026) below `/admin-api`, with the captcha off. */
export function yudao(): Backend {
  const usual = { status: 0, remark: null, createTime };
  const users = new Table(
    'id',
    userSeed.map(({ id, account, name, email, phone }) => {
      const own = { id, username: account, nickname: name, email, mobile: phone, sex: 1, deptId: 101 };
      return { ...own, ...usual, avatar: '', postIds: [], loginIp: '127.0.0.1', loginDate: createTime };
    }),
  );
  const roles = new Table(
    'id',
    roleSeed.map(({ id, name, key }) => {
      const own = { id, name, code: key, sort: id, type: 2, dataScope: 1, dataScopeDeptIds: [] };
      return { ...own, ...usual };
    }),
  );
  const menu = (id: number, parentId: number, type: number, name: string, path: string, component: string) => {
    const own = { id, parentId, type, name, path, component, sort: id, permission: '', icon: 'ep:user' };
    return { ...own, ...usual, visible: true, keepAlive: true, alwaysShow: true };
  };
  const menus = new Table('id', [
    menu(1, 0, 1, '系统管理', '/system', ''),
    menu(2, 0, 1, '基础设施', '/infra', ''),
    ...screenSeed.map(({ id, name, path }) =>
      menu(id, 1, 2, name, path, path === 'config' ? 'infra/config/index' : `system/${path}/index`),
    ),
    menu(115, 2, 2, '代码生成', 'codegen', 'infra/codegen/index'),
    menu(500, 1, 2, '操作日志', 'operate-log', 'system/operatelog/index'),
    menu(501, 1, 2, '登录日志', 'login-log', 'system/loginlog/index'),
    { ...menu(1001, 100, 3, '用户新增', '', ''), permission: 'system:user:create' },
  ]);
  const depts = new Table(
    'id',
    deptSeed.map(({ id, parent, name }) => ({ id, name, parentId: parent, sort: id, phone: '', ...usual })),
  );
  const dictTypes = new Table(
    'id',
    dictSeed.map(({ id, name, type }) => ({ id, name, type: theirDict(type), ...usual })),
  );
  const dictData = new Table(
    'id',
    entrySeed.map(({ id, type, label, value }) => {
      // Here, 1 is male and 2 is female (`SexEnum`).
      const code = type === 'sys_user_sex' ? String(Number(value) + 1) : value;
      const own = { id, sort: id, label, value: code, dictType: theirDict(type), colorType: 'primary', cssClass: '' };
      return { ...own, ...usual };
    }),
  );
  const configs = new Table(
    'id',
    configSeed.map(({ id, name, key, value }) => ({ id, category: 'biz', name, key, value, type: 1, visible: true })),
  );
  const notices = new Table(
    'id',
    noticeSeed.map(({ id, title, content }) => ({ id, title, type: 1, content, ...usual })),
  );
  const logins = new Table(
    'id',
    logSeed.map(({ id }) => {
      const own = { id, logType: 100, userId: 1, username: 'admin', result: 0, userIp: '127.0.0.1' };
      return { ...own, userAgent: 'Chrome', createTime };
    }),
  );
  const operations = new Table(
    'id',
    logSeed.map(({ id }) => {
      const own = { id, userId: 1, userName: '管理员', type: 'SYSTEM 用户', subType: '更新用户', bizId: 1 };
      return { ...own, action: '改名', requestMethod: 'PUT', requestUrl: '/x', userIp: '127.0.0.1', createTime };
    }),
  );
  const userRoles = new Map(userSeed.map(({ id, role }) => [id, [role]]));
  const roleMenus = new Map(roleSeed.map(({ id }) => [id, [1, 100]]));
  const give = (map: Map<number, number[]>, id: unknown, ids: unknown) =>
    ok(Boolean(map.set(Number(id), ids as number[])));
  const below = (parentId: unknown): Row[] =>
    menus.rows
      .filter((row) => row.parentId === parentId && row.type !== 3)
      .map((row) => ({ ...row, componentName: null, children: row.type === 1 ? below(row.id) : null }));
  const changes = ({ body }: Ask) => body as Row;
  return {
    guard: ({ path, header }) => {
      if (header('tenant-id') !== '1') return fail(400, '请求的租户标识未传递，请进行排查');
      const isFree = /^\/system\/auth\/(?:login|logout)$/.test(path);
      return isFree || header('authorization') === `Bearer ${TOKEN}` ? undefined : fail(401, '账号未登录');
    },
    refuse: (message) => fail(1_002_000_000, message),
    routes: {
      'POST /system/auth/login': ({ body }) => {
        const { username, password } = body as Row;
        return username === 'admin' && password === 'admin123'
          ? ok({ userId: 1, accessToken: TOKEN, refreshToken: 'r', expiresTime: createTime })
          : fail(1_002_000_000, '登录失败，账号密码不正确');
      },
      'POST /system/auth/logout': () => ok(true),
      'GET /system/auth/get-permission-info': () => {
        const { id, nickname, avatar, deptId, username, email } = users.find(1);
        const permissions = ['system:user:create', 'system:user:update', 'system:user:query', 'system:role:query'];
        return ok({
          user: { id, nickname, avatar, deptId, username, email },
          roles: ['super_admin'],
          permissions,
          menus: below(0),
        });
      },
      ...crud('/system/user', users, ['username', 'mobile'], ['status', 'deptId'], ['username']),
      'POST /system/user/create': ({ body }) => {
        if (!/^[a-zA-Z0-9]{4,30}$/.test(String((body as Row).username))) return fail(400, '用户账号由 数字、字母 组成');
        if (!(body as Row).password) return fail(400, '请求参数不正确:密码不能为空');
        return ok(users.add({ ...(body as Row), status: 0, createTime }, ['username']).id);
      },
      // `UserSaveReqVO` has no status. `updateUserPost` removes the posts that a change lacks.
      'PUT /system/user/update': (ask) => {
        const { status: _ignored, ...change } = asNumbers(changes(ask));
        return ok(Boolean(users.change(change, ['username'], ['postIds'])));
      },
      'PUT /system/user/update-password': (ask) => ok(Boolean(users.find(changes(ask).id))),
      'PUT /system/user/update-status': (ask) => ok(Boolean(users.change(asNumbers(changes(ask)), ['status']))),
      'PUT /system/user/profile/update-password': () => ok(true),
      ...crud('/system/role', roles, ['name', 'code'], ['status'], ROLE),
      // `createRole` ignores the data scope and grants all data.
      'POST /system/role/create': ({ body }) => ok(roles.add({ createTime, ...(body as Row), dataScope: 1 }, ROLE).id),
      'GET /system/role/simple-list': () => ok(roles.rows),
      'GET /system/permission/list-role-menus': ({ query }) => ok(roleMenus.get(Number(query.get('roleId'))) ?? []),
      'POST /system/permission/assign-role-menu': (ask) => give(roleMenus, changes(ask).roleId, changes(ask).menuIds),
      'POST /system/permission/assign-role-data-scope': (ask) => {
        const { roleId, dataScope, dataScopeDeptIds } = changes(ask);
        return ok(Boolean(roles.change({ id: roleId, dataScope, dataScopeDeptIds })));
      },
      'GET /system/permission/list-user-roles': ({ query }) => ok(userRoles.get(Number(query.get('userId'))) ?? []),
      'POST /system/permission/assign-user-role': (ask) => give(userRoles, changes(ask).userId, changes(ask).roleIds),
      ...crud('/system/menu', menus, ['name'], ['status'], ['name', 'type', 'sort', 'parentId', 'status']),
      'GET /system/menu/list': ({ query }) => ok(menus.where(query, ['name'])),
      ...crud('/system/dept', depts, ['name'], ['status'], ['name', 'sort', 'status']),
      'GET /system/dept/list': ({ query }) => ok(depts.where(query, ['name'])),
      ...crud('/system/dict-type', dictTypes, ['name', 'type'], ['status'], ['name', 'type', 'status']),
      ...crud(
        '/system/dict-data',
        dictData,
        ['label'],
        ['dictType', 'status'],
        ['label', 'value', 'dictType', 'status'],
      ),
      ...crud('/infra/config', configs, ['name', 'key'], ['type'], ['category', 'name', 'key', 'value', 'visible']),
      ...crud('/system/notice', notices, ['title'], ['status'], ['title', 'type']),
      'GET /system/login-log/page': pageOf(logins, ['username', 'userIp'], []),
      'GET /system/operate-log/page': pageOf(operations, ['type'], []),
    },
  };
}

const theirDict = (type: string) => type.replace('sys_', 'system_');

/** The time that a range is compared with, on a server in China. */
const timestampOf = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

function pageOf(rows: Table, contain: readonly string[], same: readonly string[]) {
  return ({ query }: Ask) => {
    const [num, size] = [Number(query.get('pageNo') ?? 1), Number(query.get('pageSize') ?? 10)];
    if (num < 1 || size > 200) throw new Refused('请求参数不正确');
    const range = [0, 1].map((index) => query.get(`createTime[${index}]`));
    const timeOf = (row: Row) => timestampOf(Number(row.createTime ?? 0));
    const found = rows.where(query, contain, same).filter((row) => isWithin(timeOf(row), range));
    return ok({ list: slice(found, num, size), total: found.length });
  };
}

/** Like Jackson, converts texts to numbers where the field is a number. */
const asNumbers = (values: unknown): Row =>
  Object.fromEntries(
    Object.entries(values as Row).map(([name, value]) => [
      name,
      /^(?:status|sex|type|dataScope)$/.test(name) && /^\d+$/.test(String(value)) ? Number(value) : value,
    ]),
  );

/** Returns the routes for a kind of record. */
function crud(path: string, rows: Table, contain: string[], same: string[], required: string[], cleared?: string[]) {
  return {
    ...(!/menu|dept/.test(path) && { [`GET ${path}/page`]: pageOf(rows, contain, same) }),
    [`GET ${path}/get`]: ({ query }: Ask) => ok(rows.find(query.get('id'))),
    [`POST ${path}/create`]: ({ body }: Ask) => ok(rows.add({ createTime, ...asNumbers(body) }, required)[rows.id]),
    [`PUT ${path}/update`]: ({ body }: Ask) => ok(Boolean(rows.change(asNumbers(body), required, cleared))),
    [`DELETE ${path}/delete-list`]: ({ query }: Ask) =>
      ok(rows.remove((query.get('ids') ?? '').split(',')) === undefined),
  };
}
