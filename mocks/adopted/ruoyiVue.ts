import { type Ask, type Backend, PIXEL, type Row } from './base';
import { crud, fail, listOf, ok, routesOf, ruoyiTables, table, userRow, withoutGrants } from './ruoyiFamily';

const TOKEN = 'eyJhbGciOiJIUzUxMiJ9.ruoyi';

/** RuoYi-Vue (a6ea55ec, August 2026), from its controllers: sign-in, system area and logs. */
export function ruoyiVue(): Backend {
  const tables = ruoyiTables();
  const { users, roles, menus, depts, dictTypes, dictData, configs, notices, logins, operations } = tables;
  const user = (row: Row) => userRow(tables, row);
  const done = (_changed: unknown) => ok();
  const ids = ({ part }: Ask) => part('ids').split(',');
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
      ...crud('/system/user', users, ['userName', 'nickName'], (ask) => {
        const found = users.where(ask.query, ['userName', 'nickName', 'phonenumber'], ['status', 'deptId']);
        return table(ask, found.map(user));
      }),
      'POST /system/user': ({ body }) => {
        const { password, ...values } = body as Row;
        return password ? done(users.add(values, ['userName', 'nickName'])) : fail(500, '密码不能为空');
      },
      'GET /system/user/:id': ({ part }) => {
        const row = users.find(part('id'));
        return ok({ data: user(row), postIds: [], roleIds: row.roleIds, roles: [], posts: [] });
      },
      'PUT /system/user/resetPwd': ({ body }) => done(users.find((body as Row).userId)),
      'PUT /system/user/changeStatus': ({ body }) => done(users.change(body)),
      'PUT /system/user/profile/updatePwd': () => ok(),
      ...crud('/system/role', roles, ['roleName', 'roleKey', 'roleSort'], listOf(roles, ['roleName', 'roleKey'])),
      'GET /system/role/:id': ({ part }) => ok({ data: withoutGrants(roles.find(part('id'))) }),
      'GET /system/role/optionselect': () => ok({ data: roles.rows.map(withoutGrants) }),
      'PUT /system/role/dataScope': ({ body }) => done(roles.change(body)),
      'PUT /system/role/changeStatus': ({ body }) => done(roles.change(body)),
      'GET /system/role/deptTree/:id': ({ part }) => ok({ checkedKeys: roles.find(part('id')).deptIds, depts: [] }),
      ...crud('/system/menu', menus, ['menuName', 'orderNum', 'menuType'], ({ query }) =>
        ok({ data: menus.where(query, ['menuName']) }),
      ),
      'GET /system/menu/roleMenuTreeselect/:id': ({ part }) =>
        ok({ checkedKeys: roles.find(part('id')).menuIds, menus: [] }),
      ...crud('/system/dept', depts, ['deptName', 'orderNum'], ({ query }) =>
        ok({ data: depts.where(query, ['deptName']) }),
      ),
      ...crud('/system/dict/type', dictTypes, ['dictName', 'dictType'], listOf(dictTypes, ['dictName', 'dictType'])),
      ...crud(
        '/system/dict/data',
        dictData,
        ['dictLabel', 'dictValue', 'dictType'],
        listOf(dictData, ['dictLabel'], ['dictType']),
      ),
      'GET /system/dict/data/type/:type': ({ part }) =>
        ok({ data: dictData.rows.filter(({ dictType }) => dictType === part('type')) }),
      ...crud(
        '/system/config',
        configs,
        ['configName', 'configKey', 'configValue'],
        listOf(configs, ['configName', 'configKey'], ['configType']),
      ),
      ...crud('/system/notice', notices, ['noticeTitle'], listOf(notices, ['noticeTitle'], ['noticeType'])),
      'GET /monitor/logininfor/list': listOf(logins, ['userName', 'ipaddr']),
      'DELETE /monitor/logininfor/:ids': (ask) => done(logins.remove(ids(ask))),
      'DELETE /monitor/logininfor/clean': () => done((logins.rows = [])),
      'GET /monitor/operlog/list': listOf(operations, ['title', 'operName']),
      'DELETE /monitor/operlog/:ids': (ask) => done(operations.remove(ids(ask))),
      'DELETE /monitor/operlog/clean': () => done((operations.rows = [])),
    },
  };
}
