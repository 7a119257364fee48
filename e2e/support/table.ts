import { expect, type Page } from '@playwright/test';

/** Returns the row with this text in the visible table. Tables in hidden tabs do not count. */
export function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text, hasNot: page.getByRole('columnheader') });
}

/** The placeholder of an empty table, in the four languages. */
export const emptyTable = (page: Page) =>
  page
    .locator('[data-list]')
    .getByText(/^(暂无数据|暫無資料|No data|Não há dados)$/)
    .filter({ visible: true });

/** Fills in filters by their labels, and searches. */
export async function search(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: '查询', exact: true }).click();
}

/** Opens the filters that do not fit into the filter line. */
export async function showMoreFilters(page: Page) {
  await page.getByRole('button', { name: /^更多筛选/ }).click();
  await expect(page.getByRole('group', { name: '更多筛选' })).toBeVisible();
}

/** Clicks a row action, in the row itself or in its menu 更多. */
export async function takeAction(page: Page, verb: string, name: string) {
  const own = page.getByRole('button', { name: `${verb} ${name}` });
  const more = page.getByRole('button', { name: `更多 ${name}` });
  await expect(own.or(more).first()).toBeVisible();
  if (await own.isVisible()) return own.click();
  await more.click();
  await page.getByRole('menuitem', { name: verb }).click();
}

/** Returns the column headers, from left to right. */
export async function headers(page: Page) {
  return (await heads(page)).filter(Boolean);
}

/** Returns the texts of one column, from top to bottom; empty if the table is empty. */
export async function cellTexts(page: Page, header: string) {
  const column = (await heads(page)).indexOf(header);
  expect(column, `the column "${header}"`).toBeGreaterThanOrEqual(0);
  const cells = page.locator(`tr[data-row-key] > :nth-child(${column + 1})`).filter({ visible: true });
  const texts = await cells.allInnerTexts();
  return texts.map((text) => text.trim());
}

/** Opens a tab of the list, and waits until its rows have replaced the previous ones. */
export async function openTab(page: Page, name: RegExp) {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('section[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Clicks to the next page, and waits until its rows are displayed. */
export async function nextPage(page: Page) {
  const rows = page.locator('tr[data-row-key]').filter({ visible: true });
  const before = (await rows.first().getAttribute('data-row-key')) ?? '';
  await page.getByRole('button', { name: '下一页' }).last().click();
  await expect(rows.first()).not.toHaveAttribute('data-row-key', before);
  await expect(page.locator('section[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Returns all column headers, including empty ones, once the table has finished loading. */
async function heads(page: Page) {
  await page.getByRole('columnheader').first().waitFor();
  await expect(page.locator('section[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const texts = await page.getByRole('columnheader').allInnerTexts();
  return texts.map((text) => text.trim());
}
