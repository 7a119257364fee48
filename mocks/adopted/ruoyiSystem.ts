import type { Ask, Backend, Reply, Row } from './base';
import { crud, listOf, ok, ROLE, type ruoyiTables, withoutGrants } from './ruoyiFamily';

/**
 * Returns the routes for the system area and the logs, which RuoYi-Vue and RuoYi-Vue-Plus have in common. `done`
 * returns the answer to a change.
 */
export function systemRoutes(
  {
    users,
    roles,
    menus,
    depts,
    dictTypes,
    dictData,
    configs,
    notices,
    logins,
    operations,
  }: ReturnType<typeof ruoyiTables>,
  done: (changed: unknown) => Reply,
): Backend['routes'] {
  const ids = ({ part }: Ask) => part('ids').split(',');
  return {
    'PUT /system/user/resetPwd': ({ body }) => done(users.find((body as Row).userId)),
    'PUT /system/user/changeStatus': ({ body }) => done(users.change(body)),
    'PUT /system/user/profile/updatePwd': () => ok(),
    ...crud('/system/role', roles, ROLE, listOf(roles, ['roleName', 'roleKey'])),
    'GET /system/role/:id': ({ part }) => ok({ data: withoutGrants(roles.find(part('id'))) }),
    'GET /system/role/optionselect': () => ok({ data: roles.rows.map(withoutGrants) }),
    'PUT /system/role/dataScope': ({ body }) => done(roles.change(body)),
    'PUT /system/role/changeStatus': ({ body }) => done(roles.change(body)),
    ...crud('/system/menu', menus, ['menuName', 'orderNum', 'menuType'], ({ query }) =>
      ok({ data: menus.where(query, ['menuName']) }),
    ),
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
    'GET /monitor/logininfor/list': listOf(logins, ['userName', 'ipaddr'], ['status'], 'loginTime'),
    'DELETE /monitor/logininfor/:ids': (ask) => done(logins.remove(ids(ask))),
    'DELETE /monitor/logininfor/clean': () => done((logins.rows = [])),
    'GET /monitor/operlog/list': listOf(operations, ['title', 'operName'], ['status'], 'operTime'),
    'DELETE /monitor/operlog/:ids': (ask) => done(operations.remove(ids(ask))),
    'DELETE /monitor/operlog/clean': () => done((operations.rows = [])),
  };
}
