import { fixedScreens } from '@/app/navigation/fixedScreens';
import menus from '@mocks/seeds/generated/menus.json';
import { screens } from '@mocks/screens';
import { calls, FRAME } from './openapi/calls';
import { recorded } from './recorded';
import { GENERATED, page, table } from './markdown';

const code = (text: string | null | undefined) => (text ? `\`${text}\`` : '');

/** Generates docs/screens.md: what a backend needs for its menu and roles, besides the calls. */
export function screensPage(): string {
  const rows = menus.filter(({ menuType }) => menuType !== 'F');
  const names = new Map(rows.map(({ component, menuName }) => [component ?? '', menuName]));
  const keyOf = new Map(menus.map(({ menuId, menuKey }) => [menuId, menuKey]));
  const permissions = [...new Set(menus.flatMap(({ perms }) => (perms ?? '').split(',')))].filter(Boolean).toSorted();
  const nameOf = (permission: string) =>
    menus.find(({ perms }) => perms?.split(',').includes(permission))?.menuName ?? '';
  return page(
    '# Screens, menu rows, permissions',
    GENERATED,
    `What the server's menu (\`GET /system/menu/user\`) may name. The same rows as data are \`sys_menu\` in [sql](sql/seeds.sql), the
dictionaries are in [dictionaries](dictionaries.md), the calls in [openapi.json](openapi.json).`,
    '<a id="calls"></a>',
    '## Calls of each screen',
    `Recorded in the browser while the journeys ran (\`npm run contract:record\`): what a screen asks for when it opens, and after a click on a
button. \`?name\` is a parameter of the query, other names are fields of the body; \`pageNum\` and \`pageSize\` are left out. Every screen also
needs:`,
    table(
      ['Call', 'For'],
      Object.entries(FRAME).map(([call, what]) => [code(call), what]),
    ),
    ...Object.entries(recorded.screens).map(([key, { opening, actions }]) =>
      [
        `### ${names.get(key) ?? ''} ${code(key)}`.replace('  ', ' '),
        table(
          ['When', 'Call', 'With'],
          [['opens', opening] as const, ...Object.entries(actions)].flatMap(([when, own]) =>
            Object.entries(own).map(([call, sent], index) => [
              index === 0 ? when : '',
              code(call),
              sent.map(code).join(', '),
            ]),
          ),
        ),
      ].join('\n\n'),
    ),
    '## Component keys',
    `The \`component\` of a menu row; where that is empty, its \`menuKey\` is taken. Layouts are \`RouteView\`, \`PageView\`,
\`BasicLayout\` and \`BlankLayout\`. An unknown key is a page that names it.`,
    table(
      ['Component', 'In the proposed menu'],
      screens.toSorted().map((key) => [code(key), names.get(key) ?? '']),
    ),
    '## Fixed screens',
    `Hidden screens the client adds below an area the server sent, unless the server sends them itself. A form is added
only with its permission.`,
    table(
      ['Area', 'Key', 'Component', 'Permission'],
      fixedScreens.map(({ area, key, screen, permission }) => [code(area), code(key), code(screen), code(permission)]),
    ),
    '## Menu rows',
    'The proposed menu: `M` is an area, `C` a screen; a hidden row (`visible` 1) has a route and no entry.',
    table(
      ['Key', 'Name', 'Type', 'Below', 'Path', 'Component', 'Hidden'],
      rows.map(({ menuKey, menuName, menuType, parentId, path, component, visible }) => [
        code(menuKey),
        menuName,
        menuType,
        code(keyOf.get(parentId)),
        code(path),
        code(component),
        visible === '1' ? 'yes' : '',
      ]),
    ),
    '## Permissions',
    'What menu rows grant (`perms`), and the calls for which the mock backend demands it.',
    table(
      ['Permission', 'Name', 'Calls'],
      permissions.map((permission) => [
        code(permission),
        nameOf(permission),
        calls
          .filter(({ facts }) => facts.permission === permission)
          .map(({ method, path }) => code(`${method} ${path}`))
          .join(', '),
      ]),
    ),
  );
}
