import type { Mapping } from './mapping';
import { at } from './places';

type MenuRule = NonNullable<Mapping['menu']>;

/** Converts the backend's menu to our nested rows. Omits rows that have no screen, no link and no child rows. */
export const toOurMenu = (rows: unknown, menu: MenuRule): unknown[] => [...(menu.first ?? []), ...rowsOf(rows, menu)];

function rowsOf(rows: unknown, menu: MenuRule): unknown[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => {
    const text = (place: string | undefined) => String(at(row, place) ?? '');
    const children = rowsOf(at(row, 'children'), menu);
    const link = text(menu.link);
    const screen = menu.screens[text(menu.component)];
    if (!screen && !link && children.length === 0) return [];
    const [key, component] = screen?.split(' ') ?? [text(menu.path).replaceAll(/^\/|\/$/g, ''), ''];
    const ours = {
      menuKey: key || text(menu.name),
      menuName: text(menu.name),
      component: component || (link ? '' : 'RouteView'),
      path: link || text(menu.path),
      icon: text(menu.icon),
      visible: /^(?:true|1)$/.test(text(menu.hidden)) || text(menu.shown) === 'false' ? '1' : '0',
      children,
    };
    // A directory without a name only wraps its child rows, so its key serves as its name.
    return [ours.menuName || children.length === 0 ? ours : { ...ours, menuName: ours.menuKey }];
  });
}

/** Converts the backend's permissions to ours. Returns [] for a user who may do everything (docs/specification#6). */
export function toOurPermissions(given: readonly unknown[], rules: NonNullable<Mapping['permissions']>): string[] {
  const theirs = given.map(String);
  if (rules.all !== undefined && theirs.includes(rules.all)) return [];
  const patterns = (rules.rename ?? []).map(([pattern, text]) => [new RegExp(pattern), text] as const);
  const ours = theirs
    .map((name) => patterns.reduce((text, [pattern, to]) => text.replace(pattern, to), name))
    .flatMap((name) => name.split('|'));
  // An empty list would allow everything, so this returns a permission that does not exist.
  return ours.length + (rules.also ?? []).length === 0 ? ['none'] : [...ours, ...(rules.also ?? [])];
}
