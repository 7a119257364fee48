import { httpUrl, inAppPath } from '@/shared/lib/safeUrl';
import type { Change, Resource } from '../../crud';
import { type MenuRow, menus, roles } from '../../db';

/** The rules for changes to the menu (docs/contract#1.8, docs/contract#1.10, docs/contract#2.6). */
export const menuResource: Resource<MenuRow> = {
  path: '/system/menu',
  table: menus,
  permission: 'system:menu',
  verbs: ['get', 'save', 'update', 'remove'],
  permissions: { get: 'system:menu:view' },
  history: { names: { parentId: [menus, 'menuName'] } },
  removeByPath: true,
  readOnly: ['parentName'],
  refuses: (change) => (change.verb === 'remove' ? whyKept(change) : whyNot(change)),
  after: async ({ verb, row }) => {
    if (verb !== 'remove' || !row) return;
    for (const role of await roles.all()) {
      const menuIds = role.menuIds.filter((id) => id !== row.menuId);
      if (menuIds.length < role.menuIds.length) await roles.update(role.roleId, { menuIds });
    }
  },
};

/** Returns why a row cannot be removed. The administrators' role does not count as a use, because it has every row. */
async function whyKept({ row }: Change<MenuRow>): Promise<string | undefined> {
  if (!row) return undefined;
  if ((await menus.all()).some((menu) => menu.parentId === row.menuId)) return '存在子菜单,不允许删除';
  const holders = (await roles.all()).filter((role) => role.roleId !== 1 && role.menuIds.includes(row.menuId));
  return holders.length > 0 ? '菜单已分配,不允许删除' : undefined;
}

async function whyNot({ verb, row, next }: Change<MenuRow>): Promise<string | undefined> {
  const all = await menus.all();
  const menu = { ...row, ...next };
  const failed = `${verb === 'save' ? '新增' : '修改'}菜单'${menu.menuName}'失败，`;
  const others = all.filter((one) => one.menuId !== row?.menuId);

  if (menu.parentId !== 0 && menu.parentId !== row?.parentId) {
    const path = wayUp(menu.parentId, all);
    const parent = path[0];
    if (!parent) return '上级菜单不存在';
    if (row && path.some((one) => one.menuId === row.menuId)) {
      return `${failed}上级菜单不能是自己${parent.menuId === row.menuId ? '' : '的下级'}`;
    }
    if (parent.menuType === 'F') return `${failed}上级菜单不能是按钮`;
  }
  const moved = menu.menuName !== row?.menuName || menu.parentId !== row?.parentId;
  if (moved && others.some((one) => one.parentId === menu.parentId && one.menuName === menu.menuName)) {
    return `${failed}菜单名称已存在`;
  }
  if (menu.menuType === 'F') {
    return others.some((one) => one.parentId === row?.menuId) ? `${failed}存在子菜单,不能改为按钮` : undefined;
  }
  if (!menu.menuKey) return '参数错误：menuKey 不能为空';
  const isTaken = others.some((one) => one.menuType !== 'F' && one.menuKey === menu.menuKey);
  if (isTaken && menu.menuKey !== row?.menuKey) return `${failed}菜单标识已存在`;
  return whyNotAddress(menu);
}

function whyNotAddress({ path, target }: Partial<MenuRow>): string | undefined {
  if (!path) return undefined;
  if (httpUrl(path)) {
    return target === '_blank' ? undefined : '链接地址为外链时，打开方式必须为新窗口（antd限制）';
  }
  return inAppPath(path.startsWith('/') ? path : `/${path}`) && !/^[^/]*:/.test(path) ? undefined : '路由配置错误';
}

/** Returns a row and its ancestors. */
function wayUp(menuId: unknown, all: readonly MenuRow[]): MenuRow[] {
  const path: MenuRow[] = [];
  for (let current = all.find((one) => one.menuId === menuId); current && !path.includes(current);) {
    path.push(current);
    const { parentId } = current;
    current = all.find((one) => one.menuId === parentId);
  }
  return path;
}
