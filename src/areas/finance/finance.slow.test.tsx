import { settlements } from '@mocks/finance/settlements';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CollectionListPage from './collection/CollectionListPage';
import InvoiceListPage from './invoice/InvoiceListPage';
import SettlementListPage from './settlement/SettlementListPage';

const named = (name: string) => screen.findByRole('button', { name });

it('the rejection dialog keeps its reason if the server refuses to reject a payment', async () => {
  await signInAs();
  const { user } = await renderPage(<CollectionListPage />, '/finance/collection?collectionNo=0043');
  await screen.findByLabelText(/^更多 SK/);
  expect(screen.getByText('本页合计').parentElement).toHaveTextContent('3,998.02');
  server.use(
    http.post(
      '*/api/biz/collection/confirm',
      () => HttpResponse.json({ code: 500, msg: '该记录已处理，请勿重复操作' }),
      {
        once: true,
      },
    ),
  );
  await user.click(await inMore(user, /^更多 SK/, '驳回'));
  await user.click(await named('未查到该笔到账'));
  await user.click(buttonIn(await findDialog(), '驳回'));
  expect(await screen.findByText('该记录已处理，请勿重复操作')).toBeInTheDocument();
  expect(screen.getByLabelText('驳回原因')).toHaveValue('未查到该笔到账');
  await user.click(buttonIn(await findDialog(), '驳回'));
  await waitFor(() => expect(screen.queryByLabelText(/^更多 SK/)).not.toBeInTheDocument());
});

it('the form for a payment collection warns if the chosen order already has a collection', async () => {
  await signInAs();
  const first = { id: 77, collectionNo: 'SK77', orderNo: 'DD1', payerName: '甲', payChannel: '3', amount: '268.80' };
  server.use(
    http.get('*/api/biz/collection/list', ({ request }) =>
      request.url.includes('orderNo=DD1')
        ? HttpResponse.json({
            code: 0,
            data: { records: [{ ...first, collectionStatus: '1' }], total: 1, current: 1 },
          })
        : undefined,
    ),
  );
  const order = { id: 1, orderNo: 'DD1', productName: '课', buyerName: '甲', payAmount: '268.80', orderStatus: '0' };
  server.use(
    http.get('*/api/biz/order/list', () =>
      HttpResponse.json({ code: 0, data: { records: [order], total: 1, current: 1 } }),
    ),
  );
  const { user } = await renderPage(<CollectionListPage />, '/finance/collection');
  await user.click(await named('登记收款'));
  await user.click(await screen.findByLabelText('关联订单'));
  await user.click(await screen.findByTitle('DD1 · ¥268.80 · 甲'));
  expect(await screen.findByText(/^该订单已有收款 SK77.*（268\.80 元，已到账），不能重复登记。$/)).toBeVisible();
  expect(within(await findDialog()).getByLabelText('付款方'), 'the buyer and the amount are filled in').toHaveValue(
    '甲',
  );
  expect(within(await findDialog()).getByLabelText('收款金额（元）')).toHaveValue('268.80');
});

it('issuing an invoice requires a valid number and a file', async () => {
  await signInAs();
  const { user } = await renderPage(<InvoiceListPage />, '/finance/invoice?invoiceStatus=1&invoiceType=2');
  await user.click((await screen.findAllByLabelText(/^开票 KP/))[0] as HTMLElement);
  await user.type(await screen.findByLabelText('发票号码'), '123');
  await user.click(within(await findDialog()).getByRole('button', { name: /^开票 ¥/ }));
  expect(await screen.findByText('发票号码为 8 位或 20 位数字')).toBeInTheDocument();
  expect(await screen.findByText('请上传 PDF 或 OFD 发票文件')).toBeInTheDocument();
});

it('a settlement cannot be paid by its auditor', async () => {
  await signInAs();
  const { user } = await renderPage(<SettlementListPage />, '/finance/settlement?settleStatus=1&settleNo=0002');
  await user.click(await screen.findByLabelText(/^审核通过 JS/));
  await user.click(within(await findDialog()).getByRole('button', { name: '审核通过' }));
  await waitFor(() => expect(screen.queryByLabelText(/^审核通过 JS/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: /^待打款/ }));
  const detail = await screen.findByLabelText(/^查看 JS\d+0002/);
  expect(screen.queryByLabelText(/^打款 JS\d+0002/)).not.toBeInTheDocument();
  await user.click(detail);
  const sum = await screen.findByRole('row', { name: /^合计/ });
  const net = screen.getAllByText('应结金额（元）').map((one) => one.nextElementSibling?.textContent);
  expect(net).toContain(sum.children[4]?.textContent);
});

it('the print button prints a statement with the lines of all orders, not only of the first page', async () => {
  await signInAs();
  const [settlement] = await settlements.all();
  const [line] = settlement?.items ?? [];
  const items = Array.from({ length: 60 }, (_, at) => ({ ...line, orderNo: `DD${at}` }));
  await settlements.update(Number(settlement?.id), { items: items as NonNullable<typeof settlement>['items'] });
  const no = settlement?.settleNo;
  const { user } = await renderPage(<SettlementListPage />, `/finance/settlement?settleStatus=all&settleNo=${no}`);
  await user.click(await screen.findByLabelText(new RegExp(`^查看 ${no}`)));
  const table = within(await screen.findByRole('table', { name: '结算明细' }));
  expect(await table.findByText('DD49')).toBeVisible();
  expect(table.queryByText('DD59')).toBeNull();
  let printed: HTMLElement | null = null;
  // Browsers print what the page shows when the listeners of `beforeprint` have returned.
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = table.queryByText('DD59');
    window.dispatchEvent(new Event('afterprint'));
  });
  await user.click(screen.getByText('打印 / 存为 PDF'));
  expect(printed).not.toBeNull();
  expect(table.queryByText('DD59')).toBeNull();
});
