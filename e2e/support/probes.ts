import { expect, type Page } from '@playwright/test';

/* Checks that axe does not have (docs/quality#2.3). Each probe checks the page in its current state, which must be
   arranged first. */

/** Z1: every clickable element can also be reached with the keyboard, itself or as part of a control that can. */
export async function expectNoMouseOnlyControls(page: Page) {
  const found = await page.evaluate(() => {
    const FOCUSABLE =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    // These can be reached with the arrow keys, from the control that opened them or from the active tab.
    const MANAGED = '[role="option"], [role="menuitem"], [role="treeitem"], [role="tablist"], :has(> [role="listbox"])';
    const reachable = (element: Element): boolean =>
      element.closest(`${FOCUSABLE}, ${MANAGED}`) !== null ||
      element.querySelector(FOCUSABLE) !== null ||
      (element.closest('label')?.control ?? null) !== null;
    const visible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    // A tag of a multiple select can be removed with Backspace. Its cross is hidden from screen readers.
    const invites = (element: Element) =>
      getComputedStyle(element).cursor === 'pointer' && !element.closest('span[title] > [aria-hidden="true"]');
    const outermost = (element: Element) => !element.parentElement || !invites(element.parentElement);
    return [...document.querySelectorAll('body *')]
      .filter((element) => invites(element) && outermost(element) && visible(element) && !reachable(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
  expect(found, 'controls for the mouse only').toEqual([]);
}

/** Z2: Tab always moves on, and never stops on an element that is invisible or hidden from screen readers. */
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

/** Z5: the page does not scroll horizontally. Wide content scrolls inside its own container. */
export async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, 'the width of the page').toBeLessThanOrEqual(widths.clientWidth);
}

/** Runs in the page: describes the focused element; null if nothing has the focus. */
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

/** Z3: every element with keyboard focus looks different than without focus. */
export async function expectVisibleFocus(page: Page) {
  const unseen: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const seen = new Set<string>();
  let before: { html: string; picture: Buffer } | undefined;
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (before && (await pictureOf(page, '[data-was-focused]'))?.equals(before.picture)) unseen.push(before.html);
    // The first key press may only move the focus from the browser's own controls into the page.
    if (!stop && seen.size === 0) continue;
    if (!stop || seen.has(stop.path)) break;
    seen.add(stop.path);
    const picture = await pictureOf(page, ':focus');
    before = picture && { html: stop.html, picture };
    await page.evaluate(() => {
      document.querySelector('[data-was-focused]')?.removeAttribute('data-was-focused');
      document.activeElement?.setAttribute('data-was-focused', '');
    });
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(unseen, 'stops whose focus nobody sees').toEqual([]);
}

/** Returns a picture of the element with the eight pixels around it. */
async function pictureOf(page: Page, selector: string): Promise<Buffer | undefined> {
  const box = await page.locator(selector).boundingBox();
  if (!box) return undefined;
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  return page.screenshot({ clip: { x, y, width: box.width + 16, height: box.height + 16 }, animations: 'disabled' });
}

/** Z6: with Shift+Tab from the end of the page, no focused element is covered by another one. */
export async function expectNoHiddenStops(page: Page) {
  const hidden: string[] = [];
  const seen = new Set<string>();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, document.documentElement.scrollHeight);
  });
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop && seen.size === 0) continue;
    if (!stop || seen.has(stop.path)) break;
    seen.add(stop.path);
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      // The input of a select is one pixel wide, inside the visible box.
      return [0.25, 0.5, 0.75].every((part) => {
        const there = document.elementFromPoint(left + width * part, top + height / 2);
        return (
          !there || !(element.contains(there) || there.contains(element) || element.parentElement?.contains(there))
        );
      });
    });
    if (isCovered) hidden.push(stop.html);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect(hidden, 'stops that lie below something').toEqual([]);
}

/** Z4: returns the font sizes of all visible texts, in CSS pixels. */
export const textSizes = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const sizes: Record<string, number> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (text && parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        sizes[text] = Math.max(sizes[text] ?? 0, Number.parseFloat(getComputedStyle(parent).fontSize));
    }
    return sizes;
  });

/** Z8: returns controls without a name, and English names that come from a library. */
export async function foreignNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  const controls = lines.filter((line) =>
    /^- (button|link|textbox|combobox|checkbox|radio|switch|menuitem|tab|spinbutton|searchbox|slider)\b/.test(line),
  );
  return controls.filter(
    (line) =>
      /^- \w+(?: \[[^\]]*\])*:?$/.test(line) ||
      /"[^"]*\b(remove|close|select all|reload|setting|loading|expand row|next page|previous page|search)\b[^"]*"/i.test(
        line,
      ),
  );
}

/** Z12: no text is taller than an element that clips it. */
export async function expectNoClippedText(page: Page) {
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
      // Elements of one pixel exist only for screen readers.
      .filter((element) => element.clientHeight > 4 && element.textContent?.trim())
      .filter((element) => element.scrollHeight > element.clientHeight + 4)
      .map((element) => `${element.scrollHeight} in ${element.clientHeight}: ${element.outerHTML.slice(0, 160)}`),
  );
  expect(clipped, 'texts that are cut off').toEqual([]);
}
