import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { formatsIn } from '@/shared/lib/formats';
import { request } from '@/shared/api/http';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { Order } from './order.resource';
import OrderListPage from './OrderListPage';

beforeEach(() => signInAs());

const first = async (orderStatus: string) => {
  const answer = (await request({ url: '/biz/order/list', params: { orderStatus } })) as { records: Order[] };
  return answer.records[0] as Order;
};

it('a refund cannot exceed the remaining amount', async () => {
  const { orderNo, payAmount, id } = await first('1');
  const { user } = await renderPage(<OrderListPage />, `/?orderNo=${orderNo}`);
  expect(await screen.findByText('本页合计')).toBeVisible();
  expect(await screen.findByText('筛选合计')).toBeVisible();
  await user.click(await screen.findByLabelText(`退款 ${orderNo}`));
  const form = await findDialog();
  const amount = within(form).getByLabelText('退款金额（元）');
  expect(amount).toHaveValue(formatsIn('zh-CN').money(payAmount));
  await user.clear(amount);
  await user.type(amount, String(Number(payAmount) + 1));
  await user.click(buttonIn(form, '未使用，买家申请退款'));
  await user.click(within(form).getByRole('button', { name: /^退款 ¥/ }));
  expect(
    await within(form).findByText(`退款金额不能超过可退金额 ${formatsIn('zh-CN').money(payAmount)} 元`),
  ).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '0.01');
  expect(await within(form).findByText(/^退款后剩余 .* 元，订单仍为“已支付”/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: '退款 ¥0.01' }));
  expect(await screen.findByText('退款申请已提交 ¥0.01')).toBeVisible();
  expect(await request({ url: `/biz/order/get/${id}` })).toMatchObject({ orderStatus: '4', refundAmount: 0.01 });
});
