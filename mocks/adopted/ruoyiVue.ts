import { type Backend, PIXEL, type Row } from './base';
import { checked, crud, LINKS, ROLE, fail, ok, routesOf, ruoyiTables, table, userRow } from './ruoyiFamily';
import { systemRoutes } from './ruoyiSystem';

const TOKEN = 'eyJhbGciOiJIUzUxMiJ9.ruoyi';

/** Simulates RuoYi-Vue (a6ea55ec, August 2026): sign-in, system area and logs, based on its controllers. */
export function ruoyiVue(): Backend {
  const tables = ruoyiTables();
  const { users, roles, menus, depts } = tables;
  const user = (row: Row) => userRow(tables, row);
  const done = (_changed: unknown) => ok();
  return {
    guard: ({ path, header }) =>
      /^\/(login|logout|captchaImage)$/.test(path) || header('authorization') === `Bearer ${TOKEN}`
        ? undefined
        : fail(401, `请求访问：${path}，认证失败，无法访问系统资源`),
    refuse: (message) => fail(500, message),
    routes: {
      'GET /captchaImage': () => ok({ captchaEnabled: true, uuid: 'u1', img: PIXEL }),
      'POST /login': ({ body }) => {
        const { username, password, code, uuid } = body as Row;
        if (uuid !== 'u1' || code !== '7') return fail(500, '验证码错误');
        return username === 'admin' && password === 'admin123'
          ? ok({ token: TOKEN })
          : fail(500, '用户不存在/密码错误');
      },
      'POST /logout': () => ok(),
      'GET /getInfo': () =>
        ok({ user: user(users.find(1)), roles: ['admin'], permissions: ['*:*:*'], isDefaultModifyPwd: false }),
      'GET /getRouters': () => ok({ data: routesOf(menus) }),
      ...crud(
        '/system/user',
        users,
        ['userName', 'nickName'],
        (ask) => {
          const found = users.where(ask.query, ['userName', 'nickName', 'phonenumber'], ['status', 'deptId']);
          return table(ask, found.map(user));
        },
        // `updateUser` deletes the posts first, and sets a missing department to null.
        ['deptId', 'postIds'],
      ),
      'POST /system/user': ({ body }) => {
        const { password, ...values } = body as Row;
        return password ? done(users.add(values, ['userName', 'nickName'])) : fail(500, '密码不能为空');
      },
      'GET /system/user/:id': ({ part }) => {
        const row = users.find(part('id'));
        return ok({ data: user(row), postIds: [], roleIds: row.roleIds, roles: [], posts: [] });
      },
      ...systemRoutes(tables, done),
      // The two links are of the type `boolean`, so `updateRole` sets a missing one to false.
      'PUT /system/role': ({ body }) => done(roles.change(body, ROLE, ['menuIds', ...Object.keys(LINKS)])),
      'PUT /system/role/dataScope': ({ body }) => done(roles.change(body, [], ['deptIds', ...Object.keys(LINKS)])),
      'GET /system/role/deptTree/:id': ({ part }) => ok(checked(roles.find(part('id')).deptIds, depts, 'depts')),
      'GET /system/menu/roleMenuTreeselect/:id': ({ part }) =>
        ok(checked(roles.find(part('id')).menuIds, menus, 'menus')),
    },
  };
}
