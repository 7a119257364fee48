import { handlers } from '@mocks/handlers';
import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import InvoiceListPage from './invoice/InvoiceListPage';
import type { Settlement } from './settlement/settlement.api';
import SettlementListPage from './settlement/SettlementListPage';

beforeEach(() => signInAs());

const settlementIn = async (settleStatus: string) => {
  const answer = (await request({ url: '/biz/settlement/list', params: { settleStatus } })) as {
    records: Settlement[];
  };
  return answer.records[0] as Settlement;
};

it('a payment result whose answer is lost is stored once, and the dialog says who recorded it', async () => {
  const { settleNo, id } = await settlementIn('3');
  server.use(
    http.post(
      '*/api/biz/settlement/pay',
      async ({ request: sent }) => {
        await getResponse(handlers, sent);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
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

it('an adjustment needs a reason and never leaves less than 0; the button and the message say the net', async () => {
  const { settleNo, id } = await settlementIn('2');
  const { user } = await renderPage(<SettlementListPage />, `/finance/settlement?settleStatus=2&settleNo=${settleNo}`);
  await user.click(await screen.findByLabelText(new RegExp(`^调整 ${settleNo}`)));
  const form = await findDialog();
  const amount = within(form).getByLabelText('调整金额（元）');
  await user.clear(amount);
  await user.type(amount, '-99999999');
  await user.click(within(form).getByRole('button', { name: /^调整为 -¥99,/ }));
  expect(await within(form).findByText(/^调整后应结金额为 -¥99,[\d,.]+，不能小于 0$/)).toBeVisible();
  expect(within(form).getByText('请输入调整原因')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '-1.5');
  await user.click(buttonIn(form, '补计漏单'));
  await user.click(within(form).getByRole('button', { name: /^调整为 ¥/ }));
  expect(await screen.findByText(/^已调整为 ¥[\d,.]+$/)).toBeVisible();
  const { adjustAmount, auditLogs } = (await request({ url: `/biz/settlement/get/${id}` })) as Settlement;
  expect(adjustAmount).toBe('-1.50');
  expect(auditLogs?.[0]?.remark).toMatch(/→ -1\.50：补计漏单$/);
});

it('an invoice is blocked where its orders were paid back: 1,999.00 − 500.00 = 1,499.00', async () => {
  const order = { id: 1, orderNo: 'DD1', productName: '套餐', buyerName: '甲', payAmount: '1999.00', orderStatus: '1' };
  const invoice = { id: 7, applyNo: 'KP7', orderNos: ['DD1'], amount: '1999.00', invoiceType: '1', titleType: '1' };
  server.use(
    http.get('*/api/biz/order/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ ...order, refundAmount: '500.00' }], total: 1, current: 1 } }),
    ),
    http.get('*/api/biz/invoice/list', () =>
      HttpResponse.json({
        code: 0,
        data: { records: [{ ...invoice, invoiceTitle: '甲', invoiceStatus: '1' }], total: 1, current: 1 },
      }),
    ),
  );
  const { user } = await renderPage(<InvoiceListPage />, '/finance/invoice?invoiceStatus=1');
  await user.click(await screen.findByLabelText('开票 KP7'));
  const form = await findDialog();
  expect(
    await within(form).findByText('开票金额 ¥1,999.00 超过可开票金额 ¥1,499.00，请驳回并让申请方重新申请。'),
  ).toBeVisible();
  expect(within(form).getByRole('button', { name: '开票 ¥1,999.00' })).toBeDisabled();
});
