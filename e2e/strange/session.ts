import { expect, type Page } from '@playwright/test';
import { menuRows } from './contract';
import type { Variant } from './variants';

/** Opens the product at this backend, with a token that names the variant. */
export async function signedIn(page: Page, address: string, { name }: Variant) {
  const kept = (key: string, value: unknown) => ({
    name: `pro__${key}`,
    value: JSON.stringify({ value, expire: Date.now() + 432e5 }),
  });
  await page.context().setStorageState({
    cookies: [],
    origins: [
      { origin: address, localStorage: [kept('Access-Token', `strange-${name}-0000`), kept('TOUR_SEEN', true)] },
    ],
  });
  await page.goto(`${address}/weclome`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Returns a screen's address in this variant's menu: its own path, else the keys of the rows from the root down. */
export function addressOf(row: (typeof menuRows)[number], variant: Variant): string {
  if (row.menuKey === 'weclome') return '/weclome';
  if (row.path && !variant.moved) return row.path;
  if (variant.moved && row.menuType === 'M') return `/elsewhere/${row.menuKey}`;
  const above = menuRows.find(({ menuId }) => menuId === row.parentId);
  return `${above ? addressOf(above, variant) : ''}/${row.menuKey}`;
}
