import { demoAccount } from '@mocks/demo';
import { expectAccessible } from '../support/axe';
import { openAs, tokenOf, unique } from '../support/backend';
import { answer, dialog } from '../support/dialog';
import { choose, fill, save } from '../support/form';
import { openTab, rowOf, takeAction } from '../support/table';
import { expect, test } from '../support/test';

test('a user requests and confirms a partial refund of an order; the form refuses zero and excessive amounts @full', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/sales/order?orderStatus=1&productName=企业会员年度套餐');
  const row = page.locator('tr[data-row-key]').first();
  const orderNo = (await row.locator('td').first().innerText()).trim();
  await expect(page.getByText('筛选合计')).toBeVisible();
  await takeAction(page, '退款', orderNo);
  const form = dialog(page);
  const amount = form.getByLabel('退款金额（元）');
  await amount.click();
  await amount.fill('99999999.99');
  await form.getByRole('button', { name: '部分未使用，按剩余退款' }).click();
  await form.getByRole('button', { name: '退款 ¥99,999,999.99' }).click();
  await expect(form.getByText(/^退款金额不能超过可退金额/)).toBeVisible();
  await amount.click();
  await amount.fill('0');
  await form.getByRole('button', { name: '退款', exact: true }).click();
  await expect(form.getByText('退款金额必须大于 0')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await amount.click();
  await amount.fill('1000.50');
  await form.getByRole('button', { name: '退款 ¥1,000.50' }).click();
  await expect(rowOf(page, orderNo)).toHaveCount(0);

  await openTab(page, /^退款中/);
  await page.getByRole('button', { name: `确认退款 ${orderNo}` }).click();
  await expect(dialog(page)).toContainText('申请退款 1,000.50 元');
  await dialog(page).getByRole('button', { name: '确认退款 ¥1,000.50' }).click();
  // A partly refunded order stays paid.
  await openTab(page, /^已支付/);
  await takeAction(page, '查看', orderNo);
  await expect(dialog(page).getByRole('region', { name: '操作记录' })).toContainText(/退款成功.*申请退款/s);
  await expect(dialog(page)).toContainText('1,000.50');
  await expectAccessible(page, '[role="dialog"]');
});

test('the form refuses a price whose period overlaps, and names the conflicting price; a package on sale cannot be edited @full', async ({
  page,
}) => {
  const name = unique('价');
  await openAs(page, demoAccount, '/sales/price');
  await page.getByRole('button', { name: '新建' }).click();
  const form = dialog(page);
  await choose(form, '计费项目', '竞赛报名');
  await choose(form, '适用对象', '学校');
  await fill(form, { 价格名称: name, 计费单位: '人', '单价（元）': '12.5', 生效时间: '2031-01-01 00:00:00' });
  await fill(form, { 失效时间: '2032-01-01 00:00:00' });
  await page.keyboard.press('Tab');
  await save(form);
  await expect(dialog(page)).toHaveCount(0);

  const later = unique('价');
  await page.getByRole('button', { name: '新建' }).click();
  await choose(form, '计费项目', '竞赛报名');
  await choose(form, '适用对象', '学校');
  await fill(form, { 价格名称: later, 计费单位: '人', '单价（元）': '13', 生效时间: '2031-12-31 23:59:59' });
  await page.keyboard.press('Tab');
  const line = form.getByRole('group', { name: '同一计费项目和适用对象的价格' });
  await expect(line.getByRole('listitem').filter({ hasText: name })).toContainText('重叠');
  await save(form);
  await expect(form.getByText(new RegExp(`^有效期与“.*${name}.*”重叠$`))).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await fill(form, { 生效时间: '2032-01-01 00:00:00' });
  await page.keyboard.press('Tab');
  await expect(line).not.toContainText('重叠');
  await save(form);
  await expect(rowOf(page, later)).toContainText('13.00');

  const headers = { token: await tokenOf(page.request) };
  for (const priceName of [name, later]) {
    const found = await page.request.get(`/api/biz/price/list?priceName=${priceName}`, { headers });
    const { data } = (await found.json()) as { data: { records: { id: number }[] } };
    for (const { id } of data.records) await page.request.post(`/api/biz/price/remove?ids=${id}`, { headers });
  }
  const data = { packageName: name, packageType: '3', price: 9.9, validDays: 30 };
  await page.request.post('/api/biz/package/save', { headers, data });
  await page.goto(`/sales/package?packageName=${name}`);
  await expect(page.getByRole('button', { name: `编辑 ${name}` })).toBeEnabled();
  await page.getByRole('button', { name: `上架 ${name}` }).click();
  await answer(page, '上架');
  await expect(rowOf(page, name)).toContainText('已上架');
  await expect(page.getByRole('button', { name: `编辑 ${name}` })).toBeDisabled();
});
