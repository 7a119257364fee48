import { http, type RequestHandler } from 'msw';
import { buttonsOf, type Call, menusOf, secured } from '../../access';
import { crud, MISSING } from '../../crud';
import { type MenuRow, menus, roles, users } from '../../db';
import { filtered } from '../../query';
import { api, fail, ok } from '../../respond';
import { screens } from '../../screens';
import { menuResource } from './menuRules';

const LAYOUTS = new Set(['PageView', 'RouteView', 'BasicLayout', 'BlankLayout']);

/** The menu of the signed-in user, and the stored menu rows (docs/contract#2.6, docs/contract#2.E). */
export const menuHandlers: RequestHandler[] = [
  http.get(
    api('/system/menu/user'),
    secured(null, async ({ user }) => ok(reachable(await menusOf(user), screens))),
  ),
  http.get(
    api('/system/menu/user_auths'),
    secured(null, async ({ user }) => ok(await buttonsOf(user))),
  ),
  http.get(
    api('/system/menu/perms/:userId'),
    secured('system:menu:view', async ({ params }) => {
      const user = await users.find(params.userId);
      return user ? ok(await buttonsOf(user)) : fail(MISSING);
    }),
  ),
  ...['list', 'all'].map((name) => http.get(api(`/system/menu/${name}`), secured('system:menu:view', listed))),
  http.get(
    api('/system/menu/list_4_tenant'),
    secured(null, async ({ query }) => ok(await ofTenant(query.get('tenantId')))),
  ),
  ...['/system/menu/role/:roleId/:tenantId', '/system/menu/role/:roleId'].map((path) =>
    http.get(api(path), secured(null, ofRole)),
  ),
  ...crud(menuResource),
];

const inOrder = (rows: readonly MenuRow[]) => rows.toSorted((a, b) => Number(a.orderNum) - Number(b.orderNum));

async function listed({ query }: Call): Promise<Response> {
  const filters = { menuKey: 'like', menuName: 'like', visible: 'eq', menuType: 'eq' } as const;
  return ok(inOrder(await filtered(await menus.all(), query, { filters })));
}

/** The rows that a company may grant to its roles: those of its administrators' roles, or all if it has none. */
async function ofTenant(tenantId: string | null | undefined): Promise<MenuRow[]> {
  const own = (await roles.all()).filter((role) => role.isAdminRole === 'Y' && String(role.tenantId) === tenantId);
  const held = new Set(own.flatMap((role) => role.menuIds));
  return inOrder((await menus.all()).filter((menu) => own.length === 0 || held.has(menu.menuId)));
}

async function ofRole({ params }: Call): Promise<Response> {
  const role = await roles.find(params.roleId);
  if (!role) return fail(MISSING);
  const held = (await ofTenant(params.tenantId)).filter(({ menuId }) => role.menuIds.includes(menuId));
  return ok(held.map(({ menuId, parentId }) => ({ menuId, parentId })));
}

/**
 * Returns the sorted directories and screens with a key, including hidden ones. Leaves out screens that this build does
 * not have, and directories that are empty as a result.
 */
function reachable(rows: readonly MenuRow[], existing: readonly string[]): MenuRow[] {
  let left = rows.filter(
    (row) =>
      row.menuType !== 'F' &&
      row.menuKey &&
      (isLink(row) || isDirectory(row) || existing.includes(row.component || row.menuKey)),
  );
  for (let before = -1; before !== left.length;) {
    before = left.length;
    const parents = new Set(left.map((row) => row.parentId));
    left = left.filter((row) => !isDirectory(row) || parents.has(row.menuId));
  }
  return left.sort((a, b) => Number(a.orderNum) - Number(b.orderNum));
}

const isLink = (row: MenuRow) => /^https?:/.test(row.path ?? '');
const isDirectory = (row: MenuRow) => !isLink(row) && (row.menuType === 'M' || LAYOUTS.has(row.component ?? ''));
