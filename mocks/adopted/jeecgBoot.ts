import { type Backend, PIXEL, Refused, type Reply, type Row, Table } from './base';
import { CODES, crud, newId, ok, pageOf, rolesOf } from './jeecgCalls';
import { deptSeed, dictSeed, entrySeed, logSeed, noticeSeed, roleSeed, screenSeed, TIME, userSeed } from './seeds';

const TOKEN = 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.jeecg';
const createTime = TIME;
const error500 = (message: string): Reply => ({ body: { success: false, message, code: 500, result: null } });
/** What other tables have about a user: posts and tenants. `editUser` deletes what a change lacks. */
const OTHERS = { post: 'p1', otherDepPostId: 'p2', relTenantIds: '1000' };
/** The flags of a menu that are of the type `boolean`, so that an update sets a missing one to false. */
const FLAGS = { route: true, keepAlive: true, alwaysShow: false, hideTab: false, internalOrExternal: false };
const without = (left: object, row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !(name in left)));
const ADMIN = 'e9ca23d68d884d4ebb19d07889727dae';
const userId = (id: number | string) => (String(id) === '1' ? ADMIN : String(id));
/** JeecgBoot uses texts as ids. */
const ids = <T extends { id: number }>(rows: readonly T[]) => rows.map((row) => ({ ...row, id: String(row.id) }));

/** Simulates JeecgBoot (cb4d6061, August 2026) below `/jeecg-boot`, based on its controllers. */
export function jeecgBoot(): Backend {
  const users = new Table(
    'id',
    ids(userSeed).map(({ id, account, name, email, phone }) => {
      const own = { id: userId(id), username: account, realname: name, email, phone, sex: 1, status: 1, delFlag: 0 };
      return { ...own, ...OTHERS, avatar: '', orgCode: 'A01', createBy: 'admin', createTime };
    }),
  );
  const userRoles = new Map(userSeed.map(({ id, role }) => [userId(id), [String(role)]]));
  const userDeparts = new Map(userSeed.map(({ id }) => [userId(id), ['101']]));
  const roles = new Table(
    'id',
    ids(roleSeed).map(({ id, name, key }) => ({ id, roleName: name, roleCode: key, description: null, createTime })),
  );
  const roleMenus = new Map(roleSeed.map(({ id }) => [String(id), ['1', '100']]));
  const menu = (
    id: string,
    parentId: string | null,
    menuType: number,
    name: string,
    url: string,
    component: string,
  ) => {
    const own = { id, parentId, menuType, name, url, component, perms: null as string | null, sortNo: Number(id) };
    return { ...own, ...FLAGS, icon: 'ant-design:user', hidden: false, leaf: menuType !== 0, status: '1', createTime };
  };
  const menus = new Table('id', [
    menu('1', null, 0, '系统管理', '/isystem', 'layouts/RouteView'),
    ...ids(screenSeed).map(({ id, name, path }) => {
      const part = path.replace('dept', 'depart');
      return menu(id, '1', 1, name, `/isystem/${part}`, `system/${part}/index`);
    }),
    menu('500', '1', 1, '日志管理', '/monitor/log', 'monitor/log/index'),
    { ...menu('1001', '100', 2, '用户新增', '', ''), perms: 'system:user:add' },
  ]);
  const departs = new Table(
    'id',
    ids(deptSeed).map(({ id, parent, name }) => {
      const own = {
        id,
        parentId: parent === 0 ? '' : String(parent),
        departName: name,
        departOrder: 0,
        orgCode: 'A01',
      };
      return { ...own, orgCategory: '1', directorUserIds: ADMIN, status: '1', mobile: null, createTime };
    }),
  );
  const dicts = new Table(
    'id',
    ids(dictSeed).map(({ id, name, type }) => ({ id, dictName: name, dictCode: dictCode(type), type: 0, createTime })),
  );
  const items = new Table(
    'id',
    ids(entrySeed).map(({ id, dict, label, value }) => {
      // In the dictionary of sexes, 1 is male and 2 is female.
      const itemValue = dict === 1 ? String(Number(value) + 1) : value;
      const own = { id, dictId: String(dict), itemText: label, itemValue, sortOrder: Number(id), status: 1 };
      return { ...own, itemColor: null, createTime };
    }),
  );
  const notices = new Table(
    'id',
    ids(noticeSeed).map(({ id, title, content }) => {
      const own = { id, titile: title, msgContent: content, msgCategory: '1', sendStatus: '1', sendTime: createTime };
      return { ...own, createBy: 'admin', createTime };
    }),
  );
  const log = (id: string, logType: number) => {
    const own = { id, logType, username: 'admin', ip: '127.0.0.1', logContent: '用户登录成功', operateType: 1 };
    return { ...own, requestType: 'GET', requestUrl: '/sys/login', requestParam: '{}', costTime: 3, createTime };
  };
  const logs = new Table('id', [
    ...ids(logSeed).map(({ id }) => log(id, 1)),
    ...ids(logSeed).map(({ id }) => log(`2${id}`, 2)),
  ]);
  const nested = (rows: Table, parentId: unknown): Row[] =>
    rows.rows
      .filter((row) => (row.parentId || null) === (parentId ?? null))
      .map((row) => ({ ...row, children: nested(rows, row.id) }));
  const routes = (parentId: unknown): Row[] =>
    menus.rows
      .filter((row) => row.parentId === parentId && row.menuType !== 2)
      .map(({ id, url, component, name, icon, menuType }) => {
        const meta = { title: name, icon, keepAlive: false, internalOrExternal: false };
        return {
          id,
          path: url,
          component,
          route: '1',
          name: url,
          meta,
          ...(menuType === 0 && { children: routes(id) }),
        };
      });
  /** `saveUser` and `editUser` replace the roles and the departments, even by none. */
  const withOthers = (id: unknown, body: Row) => {
    userRoles.set(String(id), String(body.selectedroles ?? '').split(','));
    userDeparts.set(
      String(id),
      String(body.selecteddeparts ?? '')
        .split(',')
        .filter(Boolean),
    );
  };
  return {
    guard: ({ path, header }) =>
      /^\/sys\/(?:login|logout|randomImage\/\d+)$/.test(path) || header('x-access-token') === TOKEN
        ? undefined
        : { status: 401, body: { success: false, message: 'Token失效，请重新登录!', code: 401, result: null } },
    refuse: error500,
    routes: {
      'GET /sys/randomImage/:key': () => ok(`data:image/jpg;base64,${PIXEL}`),
      'POST /sys/login': ({ body }) => {
        const { username, password, captcha, checkKey } = body as Row;
        if (captcha !== '7' || !/^\d+$/.test(String(checkKey))) return error500('验证码错误');
        return username === 'admin' && password === 'admin123'
          ? ok({ token: TOKEN, userInfo: users.find(ADMIN), departs: [], multi_depart: 0 }, '登录成功')
          : error500('用户名或密码错误');
      },
      'POST /sys/logout': () => ok(null, '退出登录成功！'),
      'GET /sys/user/getUserInfo': () => ok({ userInfo: users.find(ADMIN), sysAllDictItems: {} }),
      'GET /sys/permission/getPermCode': () => ok({ codeList: CODES, auth: [], allAuth: [] }),
      'GET /sys/permission/getUserPermissionByToken': () => ok({ menu: routes(null), auth: [], allAuth: [] }),
      ...crud('/sys/user', users, ['username'], ['username', 'realname']),
      'GET /sys/user/list': (ask) => {
        const depart = ask.query.get('departId');
        const isIn = ({ id }: Row) => !depart || userDeparts.get(String(id))?.includes(depart);
        return pageOf(new Table('id', users.rows.filter(isIn)), ['username', 'realname'])(ask);
      },
      'POST /sys/user/add': ({ body }) => {
        const { selectedroles: _roles, selecteddeparts: _departs, ...user } = body as Row;
        if (users.rows.some(({ username }) => username === user.username)) return error500('用户账号已存在');
        if (!user.password) return error500('操作失败');
        withOthers(users.add({ ...user, status: 1, createTime }, ['username'], newId()).id, body as Row);
        return ok(null, '添加成功！');
      },
      'PUT /sys/user/edit': ({ body }) => {
        const { selectedroles: _roles, selecteddeparts: _departs, ...user } = body as Row;
        withOthers(users.change(user, [], Object.keys(OTHERS)).id, body as Row);
        return ok(null, '修改成功!');
      },
      // `queryById` reads the table alone.
      'GET /sys/user/queryById': ({ query }) => ok(without(OTHERS, users.find(query.get('id')))),
      'GET /sys/user/queryUserRole': ({ query }) => ok(userRoles.get(query.get('userid') ?? '')),
      'GET /sys/user/userDepartList': ({ query }) => {
        const found = userDeparts.get(query.get('userId') ?? '') ?? [];
        return ok(found.map((id) => ({ key: id, value: id, title: departs.find(id).departName })));
      },
      'PUT /sys/user/frozenBatch': ({ body }) => {
        const { ids: frozen, status } = body as Row;
        for (const id of String(frozen).split(',')) users.change({ id, status: Number(status) });
        return ok(null, '操作成功!');
      },
      'PUT /sys/user/changePassword': ({ body }) =>
        users.rows.some(({ username }) => username === (body as Row).username) ? ok(null) : error500('用户不存在！'),
      ...crud('/sys/role', roles, ['roleName', 'roleCode'], ['roleName', 'roleCode']),
      'GET /sys/role/list': rolesOf(roles),
      'GET /sys/role/queryall': () => ok(roles.rows),
      'GET /sys/permission/queryRolePermission': ({ query }) => ok(roleMenus.get(query.get('roleId') ?? '') ?? []),
      'POST /sys/permission/saveRolePermission': ({ body }) => {
        const { roleId, permissionIds, lastpermissionIds } = body as Row;
        const before = roleMenus.get(String(roleId)) ?? [];
        if (String(lastpermissionIds ?? '') !== before.join(',')) throw new Refused('授权失败！');
        roleMenus.set(String(roleId), String(permissionIds).split(','));
        return ok(null, '保存成功！');
      },
      ...crud('/sys/permission', menus, ['name'], [], [], Object.keys(FLAGS)),
      'GET /sys/permission/list': () => ok(nested(menus, null)),
      ...crud('/sys/sysDepart', departs, ['departName'], [], [], ['orgCategory', 'directorUserIds']),
      // Also removes all departments below, without a check for users.
      'DELETE /sys/sysDepart/deleteBatch': ({ query }) => {
        departs.remove(departs.withBelow((query.get('ids') ?? '').split(','), 'parentId'));
        return ok(null, '删除成功!');
      },
      'GET /sys/sysDepart/queryTreeList': () => ok(nested(departs, null)),
      'GET /sys/sysDepart/queryByIds': ({ query }) =>
        ok(
          departs.rows
            .filter(({ id }) => query.get('deptIds')?.split(',').includes(String(id)))
            .map((row) => without({ directorUserIds: 0 }, row)),
        ),
      ...crud('/sys/dict', dicts, ['dictName', 'dictCode'], ['dictName', 'dictCode']),
      ...crud('/sys/dictItem', items, ['dictId', 'itemText', 'itemValue'], ['itemText']),
      // Is in `jeecg.signUrls`, and our calls are not signed.
      'GET /sys/dict/getDictItems/:code': () => error500('Sign签名校验失败，请求参数不完整！'),
      // `saveAnnouncement` reads the type of the receivers without a check.
      ...crud('/sys/annountCement', notices, ['titile', 'msgType'], ['titile']),
      ...crud('/sys/log', logs, [], ['logContent'], ['logType']),
    },
  };
}

const dictCode = (type: string) => (type === 'sys_user_sex' ? 'sex' : type);
