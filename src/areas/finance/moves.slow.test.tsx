import { serverToday } from '@/shared/settings/times';
import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { handlers } from '@mocks/handlers';
import { orders } from '@mocks/sales/orders';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CollectionListPage from './collection/CollectionListPage';
import InvoiceListPage from './invoice/InvoiceListPage';
import type { Settlement } from './settlement/settlement.resource';
import SettlementListPage from './settlement/SettlementListPage';

beforeEach(async () => {
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, idempotency: true } }));
});

const settlementIn = async (settleStatus: string) => {
  const answer = (await request({ url: '/biz/settlement/list', params: { settleStatus } })) as {
    records: Settlement[];
  };
  return answer.records[0] as Settlement;
};

/** Makes the server store the next call of this path but lose its answer. Returns the idempotency keys it received. */
function loseAnswer(path: string): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    http.post(
      `*/api${path}`,
      async ({ request: sent }) => {
        keys.push(sent.headers.get('idempotency-key'));
        await getResponse(handlers, sent);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return keys;
}

it('a settlement’s failed payment attempt is recorded exactly once even if the server’s response is lost', async () => {
  const { settleNo, id } = await settlementIn('3');
  loseAnswer('/biz/settlement/pay');
  const { user } = await renderPage(<SettlementListPage />, `/finance/settlement?settleStatus=3&settleNo=${settleNo}`);
  await user.click(await screen.findByLabelText(new RegExp(`^打款 ${settleNo}`)));
  const form = await findDialog();
  await user.click(within(form).getByRole('button', { name: /^打款 ¥/ }));
  expect(await within(form).findByText('请选择打款结果'), 'no result is preset').toBeVisible();
  await user.click(within(form).getByLabelText('打款失败'));
  await user.click(buttonIn(form, '银行系统维护'));
  await user.click(buttonIn(form, '登记打款失败'));
  expect(await within(form).findByText(/^已由 系统管理员 于 .+ 登记打款失败：银行系统维护$/)).toBeVisible();
  expect(buttonIn(form, '登记打款失败')).toBeDisabled();
  const stored = (await request({ url: `/biz/settlement/get/${id}` })) as Settlement;
  expect(stored.auditLogs?.map(({ action }) => action)).toEqual(['fail']);
});

/** The submit button of a dialog; the dialog's title contains the same text. */
const submitOf = (form: HTMLElement, name: string) =>
  within(form).findByRole('button', { name: new RegExp(`${name}$`) });

it('a payment collection is registered exactly once even if the server’s response is lost', async () => {
  const { records } = (await request({ url: '/biz/order/list', params: { orderStatus: '0', buyerName: '东莞' } })) as {
    records: { orderNo: string }[];
  };
  const orderNo = records[0]?.orderNo ?? '';
  const keys = loseAnswer('/biz/collection/save');
  const { user } = await renderPage(<CollectionListPage />, '/finance/collection');
  await user.click(await screen.findByRole('button', { name: '登记收款' }));
  const form = await findDialog();
  await user.click(within(form).getByLabelText('关联订单'));
  await user.click(await screen.findByTitle(new RegExp(`^${orderNo} · `)));
  await waitFor(() => expect(within(form).getByLabelText('收款金额（元）')).toHaveValue('1,999.00'));
  await user.click(within(form).getByLabelText('收款方式'));
  await user.click(await screen.findByTitle('支付宝'));
  await user.type(within(form).getByLabelText('付款时间'), '2020-05-06 10:00:00{Enter}');
  await user.click(await submitOf(form, '登记收款'));
  expect(await within(form).findByText(/^已由 系统管理员 于 .+ 登记收款 SK\d+，金额 ¥1,999\.00$/)).toBeVisible();
  expect(await submitOf(form, '登记收款')).toBeDisabled();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  const stored = (await request({ url: '/biz/collection/list', params: { orderNo } })) as { total: number };
  expect(stored.total).toBe(1);
  await user.click(buttonIn(form, '关闭'));
  await waitFor(() => expect(form, 'nothing is left to lose').not.toBeVisible());
});

/** Adds a paid order of the last month that is not settled. The seeds, which move with the clock, may have none. */
async function addUnsettledOrder() {
  const paid = (await orders.all()).find(({ orderStatus }) => orderStatus === '1');
  if (!paid) throw new Error('no paid order to copy');
  const id = await orders.nextId();
  const payTime = dayjs(serverToday()).subtract(1, 'month').format('YYYY-MM-[15 10:00:00]');
  await orders.insert({ ...paid, id, orderNo: `T${id}`, refundAmount: 0, payTime });
}

it('settlements are generated exactly once even if the server’s response is lost', async () => {
  await addUnsettledOrder();
  const settlements = async () =>
    (await request({ url: '/biz/settlement/list', params: { sortField: 'createTime', sortOrder: 'desc' } })) as {
      total: number;
      records: Settlement[];
    };
  const before = (await settlements()).total;
  const keys = loseAnswer('/biz/settlement/save');
  const { user } = await renderPage(<SettlementListPage />, '/finance/settlement');
  await user.click(await screen.findByRole('button', { name: '生成结算单' }));
  const form = await findDialog();
  await user.click(await submitOf(form, '生成结算单'));
  const said = await within(form).findByText(/^已由 系统管理员 于 .+ 生成结算单 \d+ 张$/);
  const { total } = await settlements();
  expect(total).toBeGreaterThan(before);
  expect(said).toHaveTextContent(`生成结算单 ${total - before} 张`);
  expect(await submitOf(form, '生成结算单')).toBeDisabled();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

it('generating settlements shows the server’s refusal if nothing is left to settle', async () => {
  await addUnsettledOrder();
  const { user } = await renderPage(<SettlementListPage />, '/finance/settlement');
  await user.click(await screen.findByRole('button', { name: '生成结算单' }));
  const form = await findDialog();
  await user.click(await submitOf(form, '生成结算单'));
  await waitFor(() => expect(form).not.toBeVisible());
  await user.click(await screen.findByRole('button', { name: '生成结算单' }));
  const again = await findDialog();
  await user.click(await submitOf(again, '生成结算单'));
  expect(await within(again).findByText('该周期没有可结算的订单')).toBeVisible();
  expect(await submitOf(again, '生成结算单')).toBeEnabled();
});

it('an adjustment needs a reason and cannot make the net amount negative', async () => {
  const { settleNo, id } = await settlementIn('2');
  const { user } = await renderPage(<SettlementListPage />, `/finance/settlement?settleStatus=2&settleNo=${settleNo}`);
  await user.click(await screen.findByLabelText(new RegExp(`^调整 ${settleNo}`)));
  const form = await findDialog();
  const amount = within(form).getByLabelText('调整金额（元）');
  await user.clear(amount);
  await user.type(amount, '-99999999');
  await user.click(await within(form).findByRole('button', { name: /^调整为 -¥99,/ }));
  expect(await within(form).findByText(/^调整后应结金额为 -¥99,[\d,.]+，不能小于 0$/)).toBeVisible();
  expect(within(form).getByText('请输入调整原因')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '-1.5');
  await user.click(buttonIn(form, '补计漏单'));
  await user.click(await within(form).findByRole('button', { name: /^调整为 ¥/ }));
  expect(await screen.findByText(/^已调整为 ¥[\d,.]+$/)).toBeVisible();
  const { adjustAmount, auditLogs } = (await request({ url: `/biz/settlement/get/${id}` })) as Settlement;
  expect(adjustAmount).toBe('-1.50');
  expect(auditLogs?.[0]?.remark).toMatch(/→ -1\.50：补计漏单$/);
});

it('an invoice cannot be issued for more than the amount left after refunds', async () => {
  const order = { id: 1, orderNo: 'DD1', productName: '套餐', buyerName: '甲', payAmount: '1999.00', orderStatus: '1' };
  const application = {
    id: 7,
    applyNo: 'KP7',
    orderNos: ['DD1'],
    amount: '1999.00',
    invoiceType: '1',
    titleType: '1',
    invoiceTitle: '甲',
    invoiceStatus: '1',
  };
  server.use(
    http.get('*/api/biz/order/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ ...order, refundAmount: '500.00' }], total: 1, current: 1 } }),
    ),
    http.get('*/api/biz/invoice/list', () =>
      HttpResponse.json({ code: 0, data: { records: [application], total: 1, current: 1 } }),
    ),
    http.get('*/api/biz/invoice/get/7', () => HttpResponse.json({ code: 0, data: application })),
  );
  const { user } = await renderPage(<InvoiceListPage />, '/finance/invoice?invoiceStatus=1');
  await user.click(await screen.findByLabelText('开票 KP7'));
  const form = await findDialog();
  expect(
    await within(form).findByText('开票金额 ¥1,999.00 超过可开票金额 ¥1,499.00，请驳回并让申请方重新申请。'),
  ).toBeVisible();
  expect(within(form).getByRole('button', { name: '开票 ¥1,999.00' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByLabelText('查看 KP7'));
  expect(await screen.findByText('超过可开票金额 ¥1,499.00（已退 ¥500.00）')).toBeVisible();
});
