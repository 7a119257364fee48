import { readFileSync } from 'node:fs';
import { ordersSeed } from '@mocks/seeds/orders';
import { demoAccount } from '@mocks/demo';
import { tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { deskTest, pageOf } from '../support/installation';
import { expect } from '../support/test';

/* The server makes a large export, which survives the window and the session. */

const COUNT = 1200;
const [like] = ordersSeed();
const orders = Array.from({ length: COUNT }, (_, n) => ({
  ...like,
  id: 50_000 + n,
  orderNo: `SO2026112${String(n).padStart(6, '0')}`,
  orderStatus: '1',
  payAmount: `${n}.50`,
}));

const test = deskTest({ orders });

test('an export continues after the sign-out, and is downloaded in another browser with the rows of the list @full', async ({
  browser,
  request,
}) => {
  const page = await pageOf(browser, demoAccount, '/sales/order');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page).getByText('将导出 1,200 条。')).toBeVisible();
  await dialog(page).getByText('CSV (.csv)').click();
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await expect(page.getByRole('button', { name: '导入导出，1 个进行中' })).toBeVisible();
  const signOut = page.waitForResponse(/\/auth\/logout/);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await signOut;
  await expect(page).toHaveURL(/\/user\/login/);

  const home = await pageOf(browser, demoAccount, '/weclome');
  await home.getByRole('button', { name: /^导入导出/ }).click();
  const jobs = home.getByRole('list', { name: '导入导出' });
  await expect(jobs.getByText('已导出 1,200 条')).toBeVisible();
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    jobs.getByRole('button', { name: /^下载：导出/ }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  const token = await tokenOf(request);
  const { data } = (await (
    await request.get('/api/biz/order/list?pageSize=1000&pageNum=1&orderStatus=1&sortField=createTime&sortOrder=desc', {
      headers: { token },
    })
  ).json()) as { data: { records: { orderNo: string; payAmount: string }[]; total: number } };
  expect(lines).toHaveLength(data.total);
  for (const [n, { orderNo, payAmount }] of data.records.entries()) {
    expect(lines[n]).toContain(orderNo);
    expect(lines[n]).toContain(`"${payAmount}"`);
  }
  await jobs.getByRole('button', { name: /^移除/ }).click();
  await expect(home.getByRole('button', { name: /^导入导出/ })).toHaveCount(0);
});

test('a stopped export can be restarted from the header with the same choices @full', async ({ browser }) => {
  const page = await pageOf(browser, demoAccount, '/sales/order');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByText('CSV (.csv)').click();
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await page.getByRole('button', { name: '导入导出，1 个进行中' }).click();
  const jobs = page.getByRole('list', { name: '导入导出' });
  await jobs.getByRole('button', { name: /^停止/ }).click();
  await expect(jobs.getByText('已停止')).toBeVisible();
  await page.goto('/weclome');
  await page.getByRole('button', { name: /^导入导出/ }).click();
  await jobs.getByRole('button', { name: /^重新开始/ }).click();
  await expect(page).toHaveURL(/\/sales\/order/);
  await expect(dialog(page).getByRole('radio', { name: 'CSV (.csv)' })).toBeChecked();
});
