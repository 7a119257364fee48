const ACTIONS = [
  ['list', '查询'],
  ['get', '详情'],
  ['add', '新增'],
  ['edit', '修改'],
  ['remove', '删除'],
];

/**
 * Adds a screen and its buttons at the end of its area in the contract's menu. `taken` are the ids in other menu files.
 * Also returns the key of the entry before the new one.
 */
export function withMenuRows({ rows: before, perms, ...rest }, taken, screen) {
  const { area, menuKey, component, permission, words, newArea } = screen;
  const free = Math.max(...before.map((row) => row.menuId), ...taken) + 1;
  const directory = newArea ? [directoryOf(before, free, screen)] : [];
  const rows = [...before, ...directory];
  if (rows.some((row) => row.menuKey === menuKey)) throw new Error(`The menu has a "${menuKey}" already.`);
  const pages = rows.filter(
    (row) => row.menuType === 'C' && row.visible === '0' && row.component?.startsWith(`${area}/`),
  );
  const [root] = directory;
  const template = root
    ? { ...rows.find((row) => row.menuType === 'C' && row.visible === '0'), parentId: root.menuId }
    : pages.at(-1);
  if (!template) throw new Error(`The menu has no screen of "${area}" whose parent the new row could get.`);
  const siblings = rows.filter((row) => row.parentId === template.parentId);
  const last = siblings.reduce((a, b) => (b.orderNum > a.orderNum ? b : a), { orderNum: 0 });
  const first = free + directory.length;
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

/** Returns the menu directory of a new area, after all others. */
function directoryOf(rows, menuId, { area, menuKey, words }) {
  const all = rows.filter((row) => row.menuType === 'M' && row.parentId === 0);
  const last = all.reduce((a, b) => (b.orderNum > a.orderNum ? b : a));
  return {
    ...last,
    menuId,
    menuName: words['zh-CN'].area,
    menuKey: area,
    orderNum: last.orderNum + 1,
    visible: '0',
    icon: 'appstore',
    path: null,
    redirect: `/${area}/${menuKey}`,
  };
}
