import type { Difference } from './differences';
import { problem } from './result';
import type { Row } from './server';

/** Components that are not screens, but layouts for the rows below them. */
const LAYOUTS = new Set(['PageView', 'RouteView', 'BasicLayout', 'BlankLayout', 'UserLayout']);
const isTop = (parent: unknown) => parent === null || parent === undefined || ['', '0'].includes(String(parent));
const keyOf = ({ component, menuKey }: Row) => String(component || menuKey);

/** Returns the component keys of a menu's screens. */
export const screensOf = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.filter(({ menuType }) => menuType === 'C').map(keyOf));

/** Finds problems of a menu: unknown screens or types, and rows without parent, in a circle, or duplicate. */
export function menuProblems(rows: readonly Row[], components: readonly string[]): Difference[] {
  const byId = new Map(rows.map((row) => [String(row.menuId), row]));
  const found = new Map<string, Difference>();
  const add = (path: string, expected: string, row: Row, seen: unknown) =>
    found.set(`${path} ${String(seen)}`, problem(path, expected, `${String(seen)} (${String(row.menuName)})`));
  if (rows.length === 0) return [problem('', 'rows of a menu', 'none: every screen is missing')];
  for (const row of rows) {
    if (!isTop(row.parentId) && !byId.has(String(row.parentId)))
      add('[].parentId', 'a row of the menu', row, row.parentId);
    else if (isCircle(row, byId)) add('[].parentId', 'a way to the top', row, row.parentId);
    if (byId.get(String(row.menuId)) !== row) add('[].menuId', 'each row once', row, row.menuId);
    if (!['M', 'C', 'F'].includes(String(row.menuType))) add('[].menuType', 'M, C or F', row, row.menuType);
    const key = keyOf(row);
    const isScreen = row.menuType === 'C' && !LAYOUTS.has(key) && !/^https?:/.test(key);
    if (isScreen && !components.includes(key)) add('[].component', 'a screen of docs/screens.md', row, key);
  }
  return [...found.values()];
}

function isCircle(start: Row, byId: ReadonlyMap<string, Row>): boolean {
  let row: Row | undefined = start;
  for (let steps = 0; row && !isTop(row.parentId); steps += 1) {
    if (steps > byId.size) return true;
    row = byId.get(String(row.parentId));
  }
  return false;
}
