import type { Page } from '@playwright/test';
import menus from '@mocks/seeds/generated/menus.json' with { type: 'json' };

type Row = (typeof menus)[number];

/** Menu rows with a path that is outside their area or contains the page number of their list. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  companyAudit: '/companies-to-check/:pageNo',
  companyDetail: '/one-company',
  BiographicalNotes: '/library',
  skillTest: '/racing/tests/:pageNo?',
  procDefList: '/flows/all',
  procDefNode: '/flows/one',
  user: '/people/:pageNo',
};
/** Screens that the server does not send, because the client adds them. */
const UNSENT = new Set(['noticeEdit', 'resumeInfo', 'skillTestEdit', 'competitionAdd', 'gameRecord', 'center']);

const moved = menus
  .filter(({ menuKey }) => !UNSENT.has(menuKey ?? ''))
  .map((row) => ({
    ...row,
    menuName: row.menuType === 'F' ? row.menuName : `${row.menuName}·新`,
    path: row.menuType === 'M' ? `/moved/${row.menuKey}` : (OWN_PATHS[row.menuKey ?? ''] ?? null),
    redirect: row.menuKey === 'procDef' ? '/flows/all' : null,
  }));

/** Every screen of the menu with its name and address. Page numbers are 1. */
export const movedScreens = moved
  .filter(({ menuType, component }) => menuType === 'C' && component !== 'RouteView')
  .map((row) => ({
    key: row.menuKey ?? '',
    name: row.menuName,
    address:
      row.menuKey === 'weclome' ? '/weclome' : (row.path ?? `${above(row)}/${row.menuKey}`).replace(/:pageNo\??/, '1'),
  }));

function above({ parentId }: Pick<Row, 'parentId'>): string {
  return moved.find(({ menuId }) => menuId === parentId)?.path ?? '';
}

/** Returns the address of a screen. If the client adds the screen, this is the address below its area. */
export const movedTo = (key: string, area = '') =>
  movedScreens.find((screen) => screen.key === key)?.address ?? `/moved/${area}/${key}`;

/** Mocks the menu of a server that uses its own names and paths everywhere. */
export const moveMenu = (page: Page) =>
  page.route('**/api/system/menu/user', (route) =>
    route.fulfill({ json: { code: 0, data: moved.filter(({ menuType }) => menuType !== 'F') } }),
  );
