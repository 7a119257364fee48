import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { handlers } from '@mocks/handlers';
import { orders } from '@mocks/sales/orders';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import type { Order } from './order.resource';
import OrderListPage from './OrderListPage';

beforeEach(() => signInAs());

const first = async (orderStatus: string) => {
  const answer = (await request({ url: '/biz/order/list', params: { orderStatus } })) as { records: Order[] };
  return answer.records[0] as Order;
};

it('a user confirms a refund request, and the order’s history shows the refund', async () => {
  const { orderNo } = await first('4');
  const { user } = await renderPage(<OrderListPage />, `/?orderStatus=all&orderNo=${orderNo}`);
  await user.click(await screen.findByLabelText(`确认退款 ${orderNo}`));
  expect(screen.queryByLabelText(`退款 ${orderNo}`)).not.toBeInTheDocument();
  const form = await findDialog();
  expect(within(form).getByText(/申请退款 .* 元。原因：未使用，买家申请退款/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: /^确认退款 ¥/ }));
  expect(await screen.findByText(/^已确认退款 ¥/)).toBeVisible();
  await user.click(await screen.findByLabelText(`查看 ${orderNo}`));
  const history = within(await screen.findByRole('region', { name: '操作记录' }));
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent('退款成功');
  expect(screen.queryByLabelText(`确认退款 ${orderNo}`)).not.toBeInTheDocument();
});

it('a refund is not confirmed if its amount has changed since the dialog was opened', async () => {
  const { id, orderNo, payAmount } = await first('4');
  const { user } = await renderPage(<OrderListPage />, `/?orderStatus=all&orderNo=${orderNo}`);
  await user.click(await screen.findByLabelText(`确认退款 ${orderNo}`));
  const form = await findDialog();
  const [stored] = (await orders.all()).filter((order) => String(order.id) === String(id));
  await orders.update(Number(stored?.id), { refundAmount: Number(payAmount) - 0.01 });
  await user.click(within(form).getByRole('button', { name: /^确认退款 ¥/ }));
  expect(await within(form).findByText(/^金额已变为 ¥[\d,.]+，您看到的是 ¥[\d,.]+。没有提交/)).toBeVisible();
  expect(within(form).getByRole('button', { name: /^确认退款 ¥/ })).toBeDisabled();
  expect((await orders.find(Number(stored?.id)))?.orderStatus).toBe('4');
});

it('if a colleague has refused a refund, the confirmation dialog shows the refusal and its reason', async () => {
  const { id, orderNo } = await first('4');
  const { user } = await renderPage(<OrderListPage />, `/?orderStatus=all&orderNo=${orderNo}`);
  await user.click(await screen.findByLabelText(`确认退款 ${orderNo}`));
  const form = await findDialog();
  await request({ method: 'post', url: '/biz/order/confirm', data: { id, orderStatus: '1', reason: '已使用' } });
  await user.click(within(form).getByRole('button', { name: /^确认退款 ¥/ }));
  expect(await within(form).findByText(/拒绝退款.* · 已使用/)).toBeVisible();
  expect(within(form).queryByText(/没有提交/)).not.toBeInTheDocument();
});

it('if the server’s response to confirming an order’s second refund is lost, a retry succeeds', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
  const { id, orderNo } = await first('1');
  for (const refundAmount of [0.02, 0.03]) {
    await request({ method: 'post', url: '/biz/order/refund', data: { id, refundAmount, reason: '买家申请' } });
    if (refundAmount === 0.02)
      await request({ method: 'post', url: '/biz/order/confirm', data: { id, orderStatus: '5' } });
  }
  const { user } = await renderPage(<OrderListPage />, `/?orderStatus=all&orderNo=${orderNo}`);
  await user.click(await screen.findByLabelText(`确认退款 ${orderNo}`));
  const form = await findDialog();
  server.use(
    http.post(
      '*/biz/order/confirm',
      async ({ request: sent }) => {
        await getResponse(handlers, sent);
        server.use(
          http.get('*/biz/order/get/*', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), { once: true }),
        );
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(within(form).getByRole('button', { name: /^确认退款 ¥/ }));
  expect(await within(form).findByText(/网络/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: /^确认退款 ¥/ }));
  expect(await screen.findByText(/^已确认退款 ¥0.03/)).toBeVisible();
});

it('under the four-eyes principle, the requester of a refund cannot confirm it', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, fourEyes: true } }));
  const { id, orderNo } = await first('1');
  await request({ method: 'post', url: '/biz/order/refund', data: { id, refundAmount: 0.01, reason: '买家申请' } });
  const { user } = await renderPage(<OrderListPage />, `/?orderStatus=all&orderNo=${orderNo}`);
  await user.click(await screen.findByLabelText(`更多 ${orderNo}`));
  expect(await screen.findByRole('menuitem', { name: /^确认退款/ })).toHaveTextContent('申请人与确认人不能为同一人');
  expect(screen.getByRole('menuitem', { name: /^取消/ })).toHaveTextContent('需为“待支付”状态');
});
