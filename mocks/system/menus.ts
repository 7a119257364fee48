import { http, type RequestHandler } from 'msw';
import { buttonsOf, menusOf, secured } from '../access';
import type { MenuRow } from '../db';
import { api, ok } from '../respond';
import { screens } from '../screens';

const LAYOUTS = new Set(['PageView', 'RouteView', 'BasicLayout', 'BlankLayout']);

/** What the signed-in person may see: the menu of this build, and the permission strings. */
export const menuHandlers: RequestHandler[] = [
  http.get(
    api('/system/menu/user'),
    secured(null, async ({ user }) => ok(reachable(await menusOf(user), screens))),
  ),
  http.get(
    api('/system/menu/user_auths'),
    secured(null, async ({ user }) => ok(await buttonsOf(user))),
  ),
];

/**
 * The directories and screens with a key, in order, hidden ones too; without screens that this build does not have and
 * without directories that have nothing left below them.
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
