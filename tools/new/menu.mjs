const ACTIONS = [
  ['list', '查询'],
  ['get', '详情'],
  ['add', '新增'],
  ['edit', '修改'],
  ['remove', '删除'],
];

/**
 * Adds the page of a resource and its buttons at the end of its area in the contract's menu. `taken` are the ids used
 * by other menu files. Also returns the key of the entry above the new one.
 */
export function withMenuRows({ rows, perms, ...rest }, taken, { area, menuKey, component, permission, words }) {
  if (rows.some((row) => row.menuKey === menuKey)) throw new Error(`The menu has a "${menuKey}" already.`);
  const pages = rows.filter(
    (row) => row.menuType === 'C' && row.visible === '0' && row.component?.startsWith(`${area}/`),
  );
  const template = pages.at(-1);
  if (!template) throw new Error(`No menu row has a screen of "${area}": its pages have no parent.`);
  const siblings = rows.filter((row) => row.parentId === template.parentId);
  const last = siblings.reduce((a, b) => (b.orderNum > a.orderNum ? b : a));
  const first = Math.max(...rows.map((row) => row.menuId), ...taken) + 1;
  const title = words['zh-CN'].title;
  const page = {
    ...template,
    menuId: first,
    menuName: title,
    menuKey,
    component,
    orderNum: last.orderNum + 1,
    perms: `${permission}:view`,
    path: null,
    redirect: null,
    remark: '',
  };
  const buttons = ACTIONS.map(([action, word], place) => ({
    ...page,
    menuId: first + place + 1,
    menuName: title + word,
    menuKey: '',
    component: null,
    parentId: first,
    orderNum: place + 1,
    menuType: 'F',
    icon: '#',
    perms: `${permission}:${action}`,
  }));
  const added = [page, ...buttons];
  const menu = {
    ...rest,
    rows: [...rows, ...added],
    perms: [...perms, ...added.map((row) => row.perms)].toSorted((a, b) => (a < b ? -1 : 1)),
  };
  return { menu, above: last.menuKey };
}
