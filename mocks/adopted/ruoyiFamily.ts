import { type Ask, Refused, type Reply, type Row, slice, Table } from './base';
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
export const ROLE = ['roleName', 'roleKey', 'roleSort'];
/** Whether their screens tick parents together with their children. */
export const LINKS = { menuCheckStrictly: true, deptCheckStrictly: true };
export const ok = (more: Row = {}): Reply => ({ body: { code: 200, msg: '操作成功', ...more } });
/** An error: RuoYi-Vue and RuoYi-Vue-Plus send HTTP 200 with an error code in the envelope. */
export const fail = (code: number, msg: string): Reply => ({ body: { code, msg } });

/** The rows of RuoYi's system area. Field names are those of its seed SQL and its entities. */
export function ruoyiTables() {
  const usual = { status: '0', createTime: TIME };
  const menu = (
    menuId: number,
    parentId: number,
    menuType: string,
    menuName: string,
    path: string,
    component: string,
  ) => {
    const own = { menuId, parentId, menuType, menuName, path, component, orderNum: menuId, perms: '' };
    return { ...own, ...usual, isFrame: '1', isCache: '0', visible: '0', icon: 'user' };
  };
  return {
    users: new Table(
      'userId',
      userSeed.map(({ id, account, name, email, phone, role }) => {
        const own = { userId: id, deptId: 101, userName: account, nickName: name, email, phonenumber: phone, sex: '0' };
        return { ...own, ...usual, avatar: '', delFlag: '0', loginIp: '127.0.0.1', loginDate: TIME, roleIds: [role] };
      }),
    ),
    roles: new Table(
      'roleId',
      roleSeed.map(({ id, name, key }) => {
        const own = { roleId: id, roleName: name, roleKey: key, roleSort: id, dataScope: '1', delFlag: '0' };
        return { ...own, ...usual, ...LINKS, menuIds: [1, 100], deptIds: [100] };
      }),
    ),
    menus: new Table('menuId', [
      menu(1, 0, 'M', '系统管理', 'system', ''),
      menu(2, 0, 'M', '系统监控', 'monitor', ''),
      ...screenSeed.map(({ id, name, path }) => menu(id, 1, 'C', name, path, `system/${path}/index`)),
      menu(109, 2, 'C', '在线用户', 'online', 'monitor/online/index'),
      menu(500, 2, 'C', '操作日志', 'operlog', 'monitor/operlog/index'),
      menu(501, 2, 'C', '登录日志', 'logininfor', 'monitor/logininfor/index'),
      { ...menu(1001, 100, 'F', '用户新增', '', ''), perms: 'system:user:add' },
    ]),
    depts: new Table(
      'deptId',
      deptSeed.map(({ id, parent, name }) => {
        const own = {
          deptId: id,
          parentId: parent,
          deptName: name,
          orderNum: id,
          leader: '若依',
          phone: '',
          email: '',
        };
        return { ...own, ...usual, ancestors: parent === 0 ? '0' : `0,${parent}`, delFlag: '0', children: [] };
      }),
    ),
    dictTypes: new Table(
      'dictId',
      dictSeed.map(({ id, name, type }) => ({ dictId: id, dictName: name, dictType: type, remark: null, ...usual })),
    ),
    dictData: new Table(
      'dictCode',
      entrySeed.map(({ id, type, label, value }) => {
        const own = { dictCode: id, dictSort: id, dictLabel: label, dictValue: value, dictType: type };
        return { ...own, ...usual, cssClass: '', listClass: 'primary', isDefault: 'N' };
      }),
    ),
    configs: new Table(
      'configId',
      configSeed.map(({ id, name, key, value }) => {
        const own = { configId: id, configName: name, configKey: key, configValue: value, configType: 'Y' };
        return { ...own, createTime: TIME };
      }),
    ),
    notices: new Table(
      'noticeId',
      noticeSeed.map(({ id, title, content }) => {
        const own = { noticeId: id, noticeTitle: title, noticeContent: content, noticeType: '1' };
        return { ...own, ...usual, createBy: 'admin' };
      }),
    ),
    logins: new Table(
      'infoId',
      logSeed.map(({ id }) => {
        const own = { infoId: id, userName: 'admin', ipaddr: '127.0.0.1', browser: 'Chrome', os: 'Linux' };
        return { ...own, status: '0', loginLocation: '内网IP', msg: '登录成功', loginTime: TIME };
      }),
    ),
    operations: new Table(
      'operId',
      logSeed.map(({ id }) => {
        const own = { operId: id, title: '用户管理', businessType: 2, method: 'edit()', requestMethod: 'PUT' };
        return { ...own, operName: 'admin', operUrl: '/system/user', operIp: '127.0.0.1', status: 0, operTime: TIME };
      }),
    ),
  };
}

/** Returns a user with department and roles, as RuoYi-Vue and RuoYi-Vue-Plus send it. */
export function userRow(tables: ReturnType<typeof ruoyiTables>, { roleIds, ...user }: Row): Row {
  const ids = Array.isArray(roleIds) ? roleIds.map(String) : [];
  return {
    ...user,
    dept: tables.depts.rows.find(({ deptId }) => deptId === user.deptId) ?? null,
    deptName: tables.depts.rows.find(({ deptId }) => deptId === user.deptId)?.deptName,
    roles: tables.roles.rows
      .filter(({ roleId }) => ids.includes(String(roleId)))
      .map(({ menuIds: _m, deptIds: _d, ...role }) => role),
  };
}

/** Returns a page in the format of `startPage` and `TableDataInfo`. */
export function table({ query }: Ask, rows: readonly Row[]): Reply {
  const [num, size] = [Number(query.get('pageNum') ?? 1), Number(query.get('pageSize') ?? 10)];
  const by = query.get('orderByColumn');
  if (by && rows.length > 0 && !(by in (rows[0] ?? {}))) throw new Refused(`Unknown column '${by}' in 'order clause'`);
  const way = query.get('isAsc') === 'desc' ? -1 : 1;
  const sorted = by
    ? rows.toSorted((one, other) => way * String(one[by]).localeCompare(String(other[by]), 'en', { numeric: true }))
    : rows;
  return { body: { total: rows.length, rows: slice(sorted, num, size), code: 200, msg: '查询成功' } };
}

/** Returns the nested routes of a menu in the format of `buildMenus`. */
export function routesOf(menus: Table): Row[] {
  const below = (parentId: unknown): Row[] =>
    menus.rows
      .filter((row) => row.parentId === parentId && row.menuType !== 'F')
      .map((row) => ({
        name: `${String(row.path).charAt(0).toUpperCase()}${String(row.path).slice(1)}`,
        path: row.parentId === 0 ? `/${String(row.path)}` : row.path,
        hidden: row.visible === '1',
        component: row.component || 'Layout',
        meta: { title: row.menuName, icon: row.icon, noCache: false, link: null },
        ...(row.menuType === 'M' && { redirect: 'noRedirect', alwaysShow: true, children: below(row.menuId) }),
      }));
  return below(0);
}

const UNIQUE = new Set(['userName', 'roleKey', 'dictType', 'configKey']);

/** Returns the routes for a kind of record: GET for the list and by id, POST, PUT, and DELETE by ids in the path. */
export function crud(
  path: string,
  rows: Table,
  required: readonly string[],
  list: (ask: Ask) => Reply,
  cleared?: readonly string[],
) {
  const key = path === '/system/dict/data' ? undefined : required.find((name) => UNIQUE.has(name));
  const unique = (values: unknown) => {
    const given = values as Row;
    const isTwin = (row: Row) => key && row[key] === given[key] && row[rows.id] !== given[rows.id];
    if (rows.rows.some(isTwin)) throw new Refused(`'${String(given[key ?? ''])}'已存在`);
  };
  return {
    [`GET ${path}/list`]: list,
    [`GET ${path}/:id`]: ({ part }: Ask) => ok({ data: rows.find(part('id')) }),
    [`POST ${path}`]: ({ body }: Ask) => {
      unique(body);
      rows.add({ createTime: TIME, ...(body as Row) }, required);
      return ok();
    },
    [`PUT ${path}`]: ({ body }: Ask) => {
      unique(body);
      rows.change(body, required, cleared);
      return ok();
    },
    [`DELETE ${path}/:ids`]: ({ part }: Ask) => {
      const ids = part('ids').split(',');
      if (rows.withBelow(ids, 'parentId').length > ids.length) throw new Refused('存在下级,不允许删除');
      rows.remove(part('ids').split(','));
      return ok();
    },
  };
}

/** Returns the route for the list of a table, filtered like `where`. `time` is compared as in the mappers of logs. */
export const listOf =
  (rows: Table, contain: readonly string[], same?: readonly string[], time?: string) =>
  (ask: Ask): Reply => {
    const [begin, end] = [ask.query.get('params[beginTime]') ?? '', ask.query.get('params[endTime]') || '9999'];
    const isIn = (row: Row) => time === undefined || (String(row[time]) >= begin && String(row[time]) <= end);
    return table(ask, rows.where(ask.query, contain, same).filter(isIn));
  };

/** Returns a role without its menus and departments, as in a list. */
export const withoutGrants = ({ menuIds: _menus, deptIds: _depts, ...role }: Row): Row => role;

/**
 * Returns the ids that a role was granted and their tree, named `tree`. `SysMenuMapper.xml` and `SysDeptMapper.xml`
 * leave out every id that is the parent of another one, because their own front end adds parents.
 */
export function checked(granted: unknown, { id, rows }: Table, tree: string): Row {
  const ids = Array.isArray(granted) ? granted.map(String) : [];
  const parents = new Set(rows.filter((row) => ids.includes(String(row[id]))).map((row) => row.parentId));
  const name = id === 'menuId' ? 'menuName' : 'deptName';
  const below = (parentId: unknown): Row[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => ({ id: row[id], label: row[name], children: below(row[id]) }));
  const leaves = rows.map((row) => row[id]).filter((one) => ids.includes(String(one)) && !parents.has(one));
  return { checkedKeys: leaves, [tree]: below(0) };
}
