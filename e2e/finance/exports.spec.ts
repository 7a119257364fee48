import { readFileSync } from 'node:fs';
import { type Download, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { demoAccount } from '@mocks/demo';
import { openAs } from '../support/backend';
import { dialog } from '../support/dialog';
import { expect, test } from '../support/test';

/* Calculated by hand: 1,999.00 − 119.88 − 1.00 − 0.00 + (−10.00) = 1,868.12 and 799.50 − 47.97 − 0.00 − 3.25 + 0.10
   = 748.38; together 2,798.50 − 167.85 − 1.00 − 3.25 − 9.90 = 2,616.50. */
const settlement = (id: number, amounts: object) => ({
  id,
  settleNo: `JS20261101000${id}`,
  targetType: '1',
  targetName: `深圳示例${id}有限公司`,
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  orderCount: 3,
  settleStatus: '4',
  bankAccount: '6214000000000001234',
  payFlowNo: '202611210001234567',
  auditBy: '周秀英',
  payBy: '李明',
  payTime: '2026-11-02 10:00:05',
  createTime: '2026-11-01 09:30:00',
  ...amounts,
});
const records = [
  settlement(1, {
    totalAmount: '1999.00',
    feeAmount: '119.88',
    refundAmount: '1.00',
    taxAmount: '0.00',
    adjustAmount: '-10.00',
    settleAmount: '1868.12',
  }),
  settlement(2, {
    totalAmount: 799.5,
    feeAmount: 47.97,
    refundAmount: 0,
    taxAmount: 3.25,
    adjustAmount: 0.1,
    settleAmount: 748.38,
  }),
];

async function exported(page: Page, format: RegExp): Promise<Download> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByText(format).click();
  await dialog(page).getByText('全部列').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '开始导出' }).click(),
  ]);
  return download;
}

test('the amounts of settlements in a workbook add up, and long numbers keep all digits in a workbook and in a CSV @full', async ({
  page,
  allow,
}) => {
  allow('ERR_FAILED');
  await page.route('**/api/biz/settlement/list?**', (route) =>
    route.fulfill({ json: { code: 0, data: { records, total: 2, current: 1 } } }),
  );
  await openAs(page, demoAccount, '/finance/settlement');
  await expect(page.getByText('深圳示例1有限公司')).toBeVisible();
  // The first attempt loses its connection, which a message reports.
  await page.route('**/api/biz/settlement/list?**pageSize=1000**', (route) => route.abort('failed'));
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await dialog(page).getByRole('button', { name: '开始导出' }).click();
  await expect(page.getByText(/导出失败：网络/).last()).toBeVisible();
  await page.unroute('**/api/biz/settlement/list?**pageSize=1000**');

  const workbook = await exported(page, /Excel/);
  const [head = [], ...rows] = await readSheet(await workbook.path());
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  const sum = (name: string) => column(name).reduce<number>((all, cell) => all + (cell as number), 0);
  const sums = [
    '交易总额（元）',
    '平台服务费（元）',
    '退款金额（元）',
    '代扣税费（元）',
    '调整金额（元）',
    '应结金额（元）',
  ];
  expect(sums.map((name) => sum(name).toFixed(2))).toEqual(['2798.50', '167.85', '1.00', '3.25', '-9.90', '2616.50']);
  expect(column('打款流水号')).toEqual(['202611210001234567', '202611210001234567']);
  expect(column('收款账号')).toEqual(['6214***********1234', '6214***********1234']);
  expect(column('打款时间').every((cell) => cell instanceof Date)).toBe(true);
  expect([column('审核人')[0], column('打款人')[0]]).toEqual(['周秀英', '李明']);

  const text = readFileSync(await (await exported(page, /CSV/)).path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain('"799.50"');
  expect(text, 'Excel leaves its digits').toContain('"=""202611210001234567"""');
});
