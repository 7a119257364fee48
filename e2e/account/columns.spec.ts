import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoAccount } from '@mocks/demo';
import { makeAccount } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { moveBy } from '../support/login';
import { headers } from '../support/table';
import { expect } from '../support/test';

/* A user on two computers, and a colleague, arrange the columns of the user list. This test has its own backend. */

const test = deskTest();

const LIST = '/system/user?loginName=zhang';
const edge = (page: Page, title: string) => page.getByRole('separator', { name: title, exact: true });
const widthOf = (page: Page, title: string) =>
  page
    .getByRole('columnheader', { name: title, exact: true })
    .evaluate((head) => Math.round(head.getBoundingClientRect().width));

async function openSettings(page: Page) {
  await page.getByRole('button', { name: '列设置' }).click();
  await expect(page.getByRole('button', { name: '移动 邮箱' })).toBeVisible();
}

/** Resolves once the next change of settings is stored on the server. */
const stored = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/system/accounts/settings') && answer.request().method() === 'POST',
  );

/** Drags from the middle of an element by this number of pixels. */
async function dragBy(
  page: Page,
  from: { x: number; y: number; width: number; height: number } | null,
  dx: number,
  dy: number,
) {
  const [x, y] = [(from?.x ?? 0) + (from?.width ?? 0) / 2, (from?.y ?? 0) + (from?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

test('a user moves, pins and resizes columns; another computer, a saved view, a link and an export show the same columns @full', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const colleague = await makeAccount(request, { userName: '列同事' });
  const office = await pageOf(browser, demoAccount, LIST);
  const usual = await headers(office);
  expect(usual.slice(0, 2)).toEqual(['用户名', '昵称']);

  // Moves a column with the keyboard.
  await openSettings(office);
  await office.getByRole('button', { name: '移动 邮箱' }).focus();
  await office.keyboard.press('Space');
  await expect(office.getByText(/^已拿起 邮箱/)).toBeAttached();
  const place = usual.indexOf('邮箱') + 1;
  await moveBy(office, 'ArrowUp', `邮箱 移到第 ${place - 1} 位`);
  await office.keyboard.press('ArrowUp');
  await expect(office.getByText(`邮箱 移到第 ${place - 2} 位`)).toBeAttached();
  await office.keyboard.press('Space');
  await expect.poll(async () => (await headers(office)).indexOf('邮箱')).toBe(place - 3);
  // Moves, pins and hides columns with the mouse.
  const rowHeight = (await office.getByRole('listitem').first().boundingBox())?.height ?? 0;
  await dragBy(office, await office.getByRole('button', { name: '移动 创建时间' }).boundingBox(), 0, -2 * rowHeight);
  await expect.poll(() => headers(office)).not.toEqual(usual);
  await office.getByRole('button', { name: '手机号码 固定在右侧' }).click();
  await office.getByRole('checkbox', { name: '部门' }).uncheck();
  await expect.poll(async () => (await headers(office)).at(-2)).toBe('手机号码');
  await office.keyboard.press('Escape');

  // Changes widths with the keyboard, and by dragging an edge in the header.
  await office.locator('tr[data-row-key]').first().focus();
  await office.keyboard.press('ArrowUp');
  await office.keyboard.press('ArrowUp');
  await expect(office.getByRole('separator').first()).toBeFocused();
  await edge(office, '邮箱').focus();
  const email = await widthOf(office, '邮箱');
  await office.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(office, '邮箱')).toBe(email + 8);
  const name = await widthOf(office, '昵称');
  await dragBy(office, await edge(office, '昵称').boundingBox(), 60, 0);
  await expect.poll(() => widthOf(office, '昵称')).toBe(name + 60);
  const sent = stored(office);
  await edge(office, '昵称').dblclick();
  await expect.poll(() => widthOf(office, '昵称')).not.toBe(name + 60);
  const [titles, width] = [await headers(office), await widthOf(office, '邮箱')];
  await sent;

  // The pinned columns stay in place while the others scroll.
  await office.setViewportSize({ width: 800, height: 700 });
  const phone = office.getByRole('columnheader', { name: '手机号码' });
  const left = (await phone.boundingBox())?.x;
  await office.locator('[data-list] table').evaluate((table) => {
    if (table.parentElement) table.parentElement.scrollLeft = 200;
  });
  expect((await phone.boundingBox())?.x).toBe(left);
  await office.setViewportSize({ width: 1440, height: 900 });

  await office.reload();
  await expect.poll(() => headers(office)).toEqual(titles);
  expect(await widthOf(office, '邮箱')).toBe(width);

  const home = await pageOf(browser, demoAccount, LIST);
  await expect.poll(() => headers(home)).toEqual(titles);
  expect(await widthOf(home, '邮箱')).toBe(width);

  // A colleague who has different columns opens the link of the view.
  await office.getByRole('button', { name: '我的视图' }).click();
  await office.getByLabel('视图名称').fill('邮箱在前');
  await office.getByLabel('视图名称').press('Enter');
  await office.getByRole('button', { name: '邮箱在前', exact: true }).click();
  await expect(office).toHaveURL(/columns=/);
  const link = new URL(office.url());
  const other = await pageOf(browser, colleague, '/system/user');
  await expect.poll(() => headers(other)).toEqual(usual);
  await other.goto(link.pathname + link.search);
  await expect.poll(() => headers(other)).toEqual(titles);
  expect(await widthOf(other, '邮箱')).toBe(width);
  await other.goto('/system/user');
  await expect.poll(() => headers(other)).toEqual(usual);

  // The file has the same columns as the list.
  await office.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(office).getByText('CSV (.csv)').click();
  const download = office.waitForEvent('download');
  await dialog(office).getByRole('button', { name: '开始导出' }).click();
  const [first = ''] = readFileSync(await (await download).path(), 'utf8')
    .replace('\ufeff', '')
    .split('\r\n');
  expect(first.replaceAll('"', '').split(',')).toEqual(titles.filter((title) => title !== '操作'));

  await openSettings(office);
  await office.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => headers(office)).toEqual(usual);
  await expect(office).not.toHaveURL(/columns=/);
});
