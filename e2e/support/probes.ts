import { expect, type Page } from '@playwright/test';

/* Checks axe does not have (docs/quality#2.3). Each probe checks the page in its current state: arrange the state
   first. */

/** Z1: everything clickable can also be reached with the keyboard, itself or as part of a control that can. */
export async function expectNoMouseOnlyControls(page: Page) {
  const found = await page.evaluate(() => {
    const FOCUSABLE =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    // The arrow keys move through these, from the control that opened them or from the active tab.
    const MANAGED = '[role="option"], [role="menuitem"], [role="treeitem"], [role="tablist"], .ant-select-dropdown';
    const reachable = (element: Element): boolean =>
      element.closest(`${FOCUSABLE}, ${MANAGED}`) !== null ||
      element.querySelector(FOCUSABLE) !== null ||
      (element.closest('label')?.control ?? null) !== null;
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    // A tag of a multiple select is removed with Backspace.
    const invites = (element: Element) =>
      getComputedStyle(element).cursor === 'pointer' && !element.closest('.ant-select-selection-item-remove');
    const outermost = (element: Element) => !element.parentElement || !invites(element.parentElement);
    return [...document.querySelectorAll('body *')]
      .filter((element) => invites(element) && outermost(element) && visible(element) && !reachable(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(found, 'controls for the mouse only').toEqual([]);
}

/** Z2: Tab always moves on, and never stops on nothing or on an element hidden from screen readers. */
export async function expectNoGhostStops(page: Page) {
  const ghosts: string[] = [];
  const seen = new Set<string>();
  let last = '';
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
  });
  for (let stops = 0; stops < 300; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop) expect(stop.path, `Tab is held by ${stop.html}`).not.toBe(last);
    if (!stop || seen.has(stop.path)) break;
    seen.add(stop.path);
    last = stop.path;
    if (stop.ghost) ghosts.push(stop.html);
  }
  expect(seen.size, 'Tab stops on the page').toBeGreaterThan(0);
  expect(ghosts, 'Tab stops nobody sees').toEqual([]);
}

/** Z5: the page does not scroll horizontally; wide content scrolls inside its own container. */
export async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, 'the width of the page').toBeLessThanOrEqual(widths.clientWidth);
}

/** Runs in the page: describes the focused element; null when nothing has the focus. */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const path: number[] = [];
  for (let current: Element | null = element; current?.parentElement; current = current.parentElement) {
    path.unshift([...current.parentElement.children].indexOf(current));
  }
  const { width, height } = element.getBoundingClientRect();
  const ghost = element.closest('[aria-hidden="true"]') !== null || width < 1 || height < 1;
  return { path: path.join(' '), ghost, html: element.outerHTML.slice(0, 200) };
}
