import { areas } from '@/app/areas';
import type { FixedScreen } from '@/shared/area/area';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode, MenuTree } from './menuNode';

/** The fixed hidden screens of every area (docs/specification#2), each with the name of its area. */
export const fixedScreens = areas.flatMap(({ name, isPersonal = false, fixedScreens: own = [] }) =>
  own.map((fixed): FixedScreen & { area: string; isPersonal: boolean } => ({ ...fixed, area: name, isPersonal })),
);

const byKey = new Map<string, FixedScreen>(fixedScreens.map((fixed) => [fixed.key, fixed]));

/**
 * The mode and permission of the fixed hidden screen with this menu key. They also apply if the server's menu has a row
 * for the screen. Both are undefined for any other key.
 */
export const knownOf = (key: string): Pick<FixedScreen, 'mode' | 'permission'> => {
  const { mode, permission } = byKey.get(key) ?? {};
  return { mode, permission };
};

/**
 * Adds the fixed hidden screens that the server's menu lacks. Adds a screen only if the menu has its area, or if the
 * area is personal. A screen becomes a child of the area's directory. If the area has no directory, the screen becomes
 * a sibling of the area's first screen.
 */
export function addFixedScreens(tree: MenuTree): void {
  const keys = new Set(tree.all.map((node) => node.key));
  const sent = [...tree.all];
  for (const { area, isPersonal, key, screen, mode, permission } of fixedScreens) {
    if (keys.has(key)) continue;
    const directory = sent.find((node) => !node.screen && node.key === area);
    const own = directory ?? sent.find((node) => node.screen?.startsWith(`${area}/`));
    if (!own && !isPersonal) continue;
    const parent = directory ?? own?.parent;
    const path = key === 'weclome' ? FIRST_PAGE : `${parent?.path ?? `/${area}`}/${key}`;
    const node: MenuNode = {
      id: `fixed:${key}`,
      key,
      name: key,
      icon: '',
      path,
      screen,
      mode,
      permission,
      parent,
      newWindow: false,
      hidden: true,
      hiddenChildren: false,
      hiddenHeader: false,
      children: [],
    };
    (parent?.children ?? tree.roots).push(node);
    tree.all.push(node);
  }
}
