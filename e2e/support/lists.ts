import { expect, type Page } from '@playwright/test';
import { addressOf, screenPaths } from './menu';
import { loadingIn } from './quiet';
import { emptyTable } from './table';

/** The menu key and the address of a list. */
export interface ListScreen {
  key: string;
  address: string;
}

/** The screens of the menu that may be lists. `measured` finds out which of them are. */
export const listScreens: readonly ListScreen[] = screenPaths
  .filter((path) => path.at(-1)?.component !== 'weclome')
  .map((path) => ({ key: path.at(-1)?.menuKey ?? '', address: addressOf(path) }));

/** The measurements of a list in a window. */
export interface Measures {
  /** The top of the first row or card, in pixels from the top of the window. */
  y: number;
  rows: number;
  /** Number of rows that are completely visible. */
  inSight: number;
  /** Number of columns that are completely visible. */
  columns: number;
  /** Number of columns that are partly covered by the actions. */
  covered: number;
  /** The width of the actions, in pixels. */
  actions: number;
  /** Number of times that the page shows the name of the list. */
  names: number;
  /** Number of tab stops from the start of the page to the first record. */
  stops: number;
}

/** Measures the list on the page; undefined if the page has no list. */
export async function measured(page: Page, key: string): Promise<Measures | undefined> {
  await page.waitForLoadState('networkidle');
  // Waits for content instead of a header, because some screens, such as the first page, have no header.
  await expect(page.locator('[data-view]').filter({ visible: true }), key).not.toBeEmpty();
  await expect(loadingIn(page)).toHaveCount(0);
  if ((await page.locator('[data-list]').filter({ visible: true }).count()) === 0) return undefined;
  const rows = page.locator('tr[data-row-key]').filter({ visible: true });
  await expect(rows.or(emptyTable(page)).first()).toBeVisible();
  const sizes = await page.evaluate(() => {
    // Kept tabs are also in the document, but hidden.
    const views = [...document.querySelectorAll('[data-view]')];
    const view = views.find((one) => one.checkVisibility()) ?? document.body;
    const rows = [...view.querySelectorAll('tr[data-row-key]')].map((row) => row.getBoundingClientRect());
    const scroller = view.querySelector('[data-list] table')?.parentElement?.getBoundingClientRect();
    const bottom = Math.min(innerHeight, innerWidth < 576 ? innerHeight : (scroller?.bottom ?? innerHeight));
    const heads = [...view.querySelectorAll('[data-list] thead th')].map((head) => ({
      box: head.getBoundingClientRect(),
      acts: getComputedStyle(head).right === '0px' && getComputedStyle(head).position === 'sticky',
      check: head.querySelector('input') !== null,
    }));
    const actions = heads.find(({ acts }) => acts)?.box;
    const edge = Math.min(actions?.left ?? innerWidth, scroller?.right ?? innerWidth);
    const columns = heads.filter(({ acts, check }) => !acts && !check).map(({ box }) => box);
    const name = view.querySelector('h1')?.textContent.trim() ?? '';
    const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
    let names = 0;
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      // A filter may have the same name as its list.
      const isPart = parent?.closest('.sr-only, th, td, [role="search"], form');
      if (text?.trim() === name && parent?.checkVisibility() && !isPart) names += 1;
    }
    return {
      y: Math.round(rows[0]?.top ?? 0),
      rows: rows.length,
      inSight: rows.filter((row) => row.bottom <= bottom + 1).length,
      columns: columns.filter(({ right }) => right <= edge + 1).length,
      covered: columns.filter(({ left, right }) => left < edge - 1 && right > edge + 1).length,
      actions: Math.round(actions?.width ?? 0),
      names,
    };
  });
  return { ...sizes, stops: sizes.rows === 0 ? 0 : await stopsToFirst(page) };
}

/** Returns how often Tab must be pressed from the start of the page until a record has the focus. */
async function stopsToFirst(page: Page): Promise<number> {
  await page.locator('#content').focus();
  for (let stops = 1; stops <= 20; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('tbody tr') !== null)) return stops;
  }
  return Infinity;
}
