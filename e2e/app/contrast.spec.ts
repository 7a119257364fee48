import type { Locator } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { expect, test } from '../support/test';

/** Returns the colors in the picture of an element, the most frequent first. */
async function coloursOf(element: Locator): Promise<number[]> {
  const bytes = [...(await element.screenshot())];
  return element.evaluate(async (_, picture) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(picture)], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, image.width, image.height).data.buffer ?? []);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  }, bytes);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced-colours mode (${colorScheme}), switches are visible, and the current menu item and tab stand out by colour @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openAs(page, demoAccount, '/system/role', { DEFAULT_LAYOUT_MODE: 'mixmenu', DEFAULT_MULTI_TAB: true });
    const on = page.getByRole('switch', { checked: true }).first();
    await expect(on).toBeVisible();
    expect((await coloursOf(on)).length).toBeGreaterThan(2);

    const areas = page.getByRole('navigation', { name: '顶部菜单' }).getByRole('menuitem');
    const here = areas.filter({ has: page.locator('[aria-current]') });
    const elsewhere = areas.filter({ hasNot: page.locator('[aria-current]') }).first();
    await expect(here).toHaveCount(1);
    expect((await coloursOf(here.locator('[aria-current]')))[0]).not.toBe((await coloursOf(elsewhere))[0]);

    await page.goto('/approval/companyAudit');
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const [current] = await coloursOf(page.getByRole('tab', { selected: true }).first());
    const [other] = await coloursOf(page.getByRole('tab', { selected: false }).first());
    expect(current).not.toBe(other);
  });
}
