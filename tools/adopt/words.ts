/* The names that backends use for things in our contract. The first match wins. */

/** The names of envelope fields, page fields and paging parameters. */
export const parts = {
  code: ['code', 'success', 'errcode', 'errCode', 'status'],
  message: ['msg', 'message', 'errmsg', 'errMsg'],
  data: ['data', 'result', 'payload'],
  rows: ['rows', 'list', 'records', 'items', 'content'],
  total: ['total', 'totalElements', 'totalCount', 'count'],
  num: ['pageNum', 'pageNo', 'page', 'current', 'pageIndex', 'page_num', 'page_no'],
  size: ['pageSize', 'size', 'limit', 'perPage', 'page_size'],
};

/** The queries for sorting, by the parameters that they need. */
export const sorts: [names: string[], query: string][] = [
  [['orderByColumn', 'isAsc'], 'orderByColumn=:field&isAsc=:order'],
  [['column', 'order'], 'column=:field&order=:order'],
  [['sortField', 'sortOrder'], 'sortField=:field&sortOrder=:order'],
  [['orderBy', 'order'], 'orderBy=:field&order=:order'],
  [['sort'], 'sort=:field,:order'],
];

/** Patterns for the backend's path of each kind of record, by our path. */
export const kinds: Record<string, RegExp> = {
  '/system/user': /\/(?:sys)?users?$/i,
  '/system/role': /\/(?:sys)?roles?$/i,
  '/system/menu': /\/(?:sys)?(?:menus?|permissions?)$/i,
  '/system/dept': /\/(?:sys)?(?:depts?|depart(?:ment)?s?)$/i,
  '/system/dict/type': /\/dict(?:[/-]?types?|ionar(?:y|ies))?$/i,
  '/system/dict/data': /\/dict[/-]?(?:data|items?|details?)$/i,
  '/system/config': /\/(?:configs?|params?|parameters?)$/i,
  '/system/notice': /\/(?:notices?|announcements?|annountCement)$/i,
  '/system/logininfor': /\/(?:logininfor|login-?logs?)$/i,
  '/system/operLog': /\/(?:oper-?log|operate-?logs?|logs?)$/i,
};

/** Patterns for the backend's method and the path after the kind of record, by our call; `{}` is a path parameter. */
export const verbs: Record<string, RegExp> = {
  'GET list': /^GET \/?(?:list|page|queryTreeList)?$/i,
  'GET list/enable': /^GET \/?(?:list|queryTreeList)?$/i,
  'GET list_4_tenant': /^GET \/?(?:list)?$/i,
  'GET get/:id': /^GET \/?(?:\{\}|get|queryById|info\/\{\})$/i,
  'POST save': /^POST \/?(?:create|add|save)?$/i,
  'POST update': /^(?:(?:PUT|PATCH) \/?(?:update|edit|modify|\{\})?|POST \/(?:update|edit|modify))$/i,
  'POST remove':
    /^(?:DELETE \/?(?:\{\}|delete-list|deleteBatch|remove|delete)?|POST \/(?:remove|delete|deleteBatch))$/i,
  'POST status': /^(?:PUT|POST|PATCH) \/(?:changeStatus|update-?status|status|frozenBatch)$/i,
  'POST resetPwd': /^(?:PUT|POST) \/(?:reset-?pwd|reset-?password|update-?password|changePassword)$/i,
  'GET all': /^GET \/(?:optionselect|simple-list|list-all-simple|all|queryall)$/i,
  'GET all/4admin': /^GET \/(?:optionselect|simple-list|list-all-simple|all|queryall)$/i,
  'POST authDataScope': /^(?:PUT|POST) \/(?:dataScope|authDataScope)$/i,
  'POST clean': /^(?:DELETE|POST) \/(?:clean|del\/info)$/i,
};

/** Patterns for the backend's calls that belong to no kind of record, by our call. */
export const others: [ours: string, theirs: RegExp][] = [
  ['POST /auth/login', /^POST \/(?:[\w-]+\/)*login$/i],
  ['POST /auth/logout', /^(?:POST|DELETE|GET) \/(?:[\w-]+\/)*logout$/i],
  ['GET /code', /^GET \/(?:[\w-]+\/)*(?:captchaImage|code|captcha|randomImage\/\{\})$/i],
  ['GET /system/user/info', /^GET \/(?:[\w-]+\/)*(?:getInfo|info|getUserInfo|get-permission-info)$/i],
  ['GET /system/menu/user', /^GET \/(?:[\w-]+\/)*(?:getRouters|build|getUserPermissionByToken|get-permission-info)$/i],
  ['GET /system/dict/data/type', /^GET \/(?:[\w-]+\/)*(?:dict\/data\/type\/\{\}|getDictItems\/\{\})$/i],
  [
    'GET /system/menu/role/:roleId/:tenantId',
    /^GET .*(?:roleMenuTreeselect\/\{\}|list-role-menus|queryRolePermission)$/i,
  ],
  ['GET /system/dept/role/:roleId', /^GET .*role\/deptTree\/\{\}$/i],
  ['POST /system/accounts/pwd', /^(?:PUT|POST) .*(?:profile\/updatePwd|profile\/update-password|updatePass)$/i],
];

/** The backend's names for our fields, used if a row has no field with our name. */
export const fields: Record<string, string[]> = {
  loginName: ['username', 'userName', 'account'],
  userName: ['nickName', 'nickname', 'realname', 'realName'],
  phonenumber: ['mobile', 'phone'],
  sex: ['gender'],
  roleKey: ['code', 'roleCode'],
  roleSort: ['sort', 'level'],
  orderNum: ['sort', 'menuSort', 'deptSort', 'sortNo', 'departOrder'],
  perms: ['permission'],
  menuType: ['type'],
  visible: ['hidden'],
  parentId: ['pid'],
  dictSort: ['sort', 'sortOrder'],
  dictLabel: ['label', 'itemText'],
  dictValue: ['value', 'itemValue'],
  listClass: ['colorType', 'itemColor'],
  configKey: ['key'],
  configValue: ['value'],
  noticeTitle: ['title', 'titile'],
  noticeType: ['type', 'msgCategory'],
  noticeContent: ['content', 'msgContent'],
  remark: ['description', 'memo'],
  ipaddr: ['userIp', 'ip'],
  loginTime: ['createTime'],
  operTime: ['createTime'],
  roleName: ['name'],
  menuName: ['name', 'title'],
  deptName: ['name', 'departName'],
  dictName: ['name', 'description'],
  dictType: ['type', 'dictCode', 'name'],
  configName: ['name'],
};

/** Our menu key and component, by the end of the backend's component. */
export const screens: [theirs: RegExp, ours: string][] = [
  [/(?:^|\/)user(?:\/index)?$/i, 'user system/UserList'],
  [/(?:^|\/)role(?:\/index)?$/i, 'role system/RoleList'],
  [/(?:^|\/)(?:menu|permission)(?:\/index)?$/i, 'permission system/PermissionList'],
  [/(?:^|\/)(?:dept|depart)(?:\/index)?$/i, 'dept system/DeptList'],
  [/(?:^|\/)dict(?:\/index)?$/i, 'dict system/DictList'],
  [/(?:^|\/)config(?:\/index)?$/i, 'config system/ConfigList'],
  [/(?:^|\/)notice(?:\/index)?$/i, 'noticeList system/NoticeList'],
  [/(?:^|\/)(?:operlog|operatelog|log)(?:\/index)?$/i, 'oper monitor/OperLogList'],
  [/(?:^|\/)(?:logininfor|loginlog)(?:\/index)?$/i, 'loginLog monitor/LoginLogList'],
];
