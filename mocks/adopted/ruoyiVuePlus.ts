import { type Backend, PIXEL, type Row } from './base';
import { checked, crud, fail, ok, routesOf, ruoyiTables, table, userRow } from './ruoyiFamily';
import { systemRoutes } from './ruoyiSystem';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.plus';
const CLIENT = 'e5cd7e4891bf95d1d19206ce24a7b32e';

/** Simulates RuoYi-Vue-Plus (098d3347, August 2024) with `api-decrypt` off, based on its controllers. */
export function ruoyiVuePlus(): Backend {
  const tables = ruoyiTables();
  const { users, roles, menus, depts } = tables;
  for (const row of depts.rows) row.leader = 1;
  const user = (row: Row) => ({ ...userRow(tables, row), dept: undefined });
  /** A leader is the id of a user. */
  const dept = (row: Row) => ({ ...row, leaderName: users.rows.find((one) => same(one.userId, row.leader))?.nickName });
  const done = (_changed: unknown) => ok({ data: null });
  return {
    guard: ({ path, header }) =>
      path.startsWith('/auth/') || (header('authorization') === `Bearer ${TOKEN}` && header('clientid') === CLIENT)
        ? undefined
        : fail(401, '认证失败，无法访问系统资源'),
    refuse: (message) => fail(500, message),
    routes: {
      'GET /auth/code': () => ok({ data: { captchaEnabled: true, uuid: 'u1', img: PIXEL } }),
      'POST /auth/login': ({ body }) => {
        const { username, password, code, uuid, clientId, grantType, tenantId } = body as Row;
        if (clientId !== CLIENT || grantType !== 'password') return fail(500, '认证权限类型错误');
        if (tenantId !== '000000') return fail(500, '对不起, 您的租户不存在');
        if (uuid !== 'u1' || code !== '7') return fail(500, '验证码错误');
        return username === 'admin' && password === 'admin123'
          ? ok({ data: { access_token: TOKEN, expire_in: 604_800, client_id: CLIENT } })
          : fail(500, '用户不存在/密码错误');
      },
      'POST /auth/logout': () => ok(),
      'GET /system/user/getInfo': () =>
        ok({ data: { user: user(users.find(1)), permissions: ['*:*:*'], roles: ['superadmin'] } }),
      'GET /system/menu/getRouters': () => ok({ data: routesOf(menus) }),
      ...crud('/system/user', users, ['userName', 'nickName', 'roleIds'], (ask) => {
        const found = users.where(ask.query, ['userName', 'nickName', 'phonenumber'], ['status', 'deptId']);
        return table(ask, found.map(user));
      }),
      'POST /system/user': ({ body }) => {
        const { password, ...values } = body as Row;
        return password ? done(users.add(values, ['userName', 'nickName'])) : fail(500, '密码不能为空');
      },
      'GET /system/user/:id': ({ part }) => {
        const row = users.find(part('id'));
        return ok({ data: { user: user(row), roleIds: row.roleIds, postIds: [], roles: [], posts: [] } });
      },
      ...systemRoutes(tables, done),
      ...crud('/system/dept', depts, ['deptName', 'orderNum'], ({ query }) =>
        ok({ data: depts.where(query, ['deptName']).map(dept) }),
      ),
      'GET /system/dept/:id': ({ part }) => ok({ data: dept(depts.find(part('id'))) }),
      'POST /system/dept': ({ body }) => {
        const { leader } = body as Row;
        if (leader && !/^\d+$/.test(String(leader))) return fail(500, `JSON parse error: ${String(leader)}`);
        return done(depts.add(body, ['deptName', 'orderNum']));
      },
      'GET /system/role/deptTree/:id': ({ part }) =>
        ok({ data: checked(roles.find(part('id')).deptIds, depts, 'depts') }),
      'GET /system/menu/roleMenuTreeselect/:id': ({ part }) =>
        ok({ data: checked(roles.find(part('id')).menuIds, menus, 'menus') }),
    },
  };
}

const same = (one: unknown, other: unknown) => String(one) === String(other);
