import { demoAccount } from '@mocks/demo';
import { openAs, tokenOf } from '../support/backend';
import { dialog } from '../support/dialog';
import { takeAction } from '../support/table';
import { expect, test } from '../support/test';

interface Order {
  id: number;
  orderNo: string;
  payAmount: number;
  refundAmount: number;
}

test('three refunds are shown as three lines: 1.10 + 2.88 + 3.02 = 7.00; an invalid amount stays in its field @full', async ({
  page,
}) => {
  const headers = { token: await tokenOf(page.request) };
  const ask = async (path: string, data?: object) => {
    const answered = await (data
      ? page.request.post(`/api/biz/order/${path}`, { headers, data })
      : page.request.get(`/api/biz/order/${path}`, { headers }));
    return (await answered.json()) as { code: number; data: { records: Order[] } };
  };
  const paid = (await ask('list?orderStatus=1&pageSize=100&sortField=createTime&sortOrder=asc')).data.records;
  const order = paid.find(({ payAmount, refundAmount }) => Number(payAmount) > 50 && Number(refundAmount) === 0);
  if (!order) throw new Error('no order is paid');
  const { id, orderNo, payAmount } = order;
  for (const refundAmount of [1.1, 2.88]) {
    expect(await ask('refund', { id, refundAmount, reason: `退 ${refundAmount}` })).toMatchObject({ code: 0 });
    expect(await ask('confirm', { id, orderStatus: '5' })).toMatchObject({ code: 0 });
  }

  await openAs(page, demoAccount, `/sales/order?orderStatus=1&orderNo=${orderNo}`);
  await takeAction(page, '退款', orderNo);
  const amount = dialog(page).getByLabel('退款金额（元）');
  for (const [typed, problem] of [
    ['12.5元', '“12.5元”不是金额，请输入如 1,234.50 的数字'],
    ['1.005', '“1.005”的小数超过两位'],
    ['1e3', '“1e3”不是金额，请输入如 1,234.50 的数字'],
    ['99999999999', '金额不能超过 99,999,999.99'],
  ] as const) {
    await amount.fill(typed);
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByText(problem)).toBeVisible();
  }
  await expect(amount).toHaveValue('99,999,999,999.00');
  await amount.fill('￥ ３．０２');
  await dialog(page).getByRole('button', { name: '部分未使用，按剩余退款' }).click();
  await expect(amount).toHaveValue('3.02');
  // The browser reloads before the refund is sent. No typed value is lost.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await takeAction(page, '退款', orderNo);
  await expect(dialog(page).getByText('已恢复未提交的内容')).toBeVisible();
  await expect(amount).toHaveValue('3.02');
  await dialog(page).getByRole('button', { name: '退款 ¥3.02' }).click();
  await expect(page.getByText('退款申请已提交 ¥3.02').last()).toBeVisible();
  expect(await ask('confirm', { id, orderStatus: '5' })).toMatchObject({ code: 0 });

  await page.reload();
  await takeAction(page, '查看', orderNo);
  const life = dialog(page).getByRole('region', { name: '资金时间线' });
  for (const [text, reason] of [
    ['-1.10', '退 1.1'],
    ['-2.88', '退 2.88'],
    ['-3.02', '部分未使用，按剩余退款'],
  ] as const)
    await expect(life.getByRole('listitem').filter({ hasText: text })).toContainText(reason);
  const left = (Math.round(Number(payAmount) * 100) - 700) / 100;
  await expect(life.getByRole('listitem').last()).toContainText(
    left.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
  const history = dialog(page).getByRole('region', { name: '操作记录' });
  await expect(history.getByRole('listitem').filter({ hasText: '退款成功' }).first()).toContainText('¥3.02');
});
