import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { CrudTable } from './CrudTable';
import { listAddress, text } from './listAddress';

const orders = resource({
  schema: z.object({ id: z.number(), orderNo: z.string(), orderStatus: z.string().nullish() }),
  path: '/biz/order',
  id: 'id',
  permission: 'sales:order',
  messages: 'shared',
  nameOf: ({ orderNo }) => orderNo,
});
const address = listAddress({
  filters: { orderNo: text },
  sortable: [],
  tab: { field: 'orderStatus', values: ['1', '4'] },
});
const columns = [{ field: 'orderNo', title: '编号' }] as const;
const Orders = () => (
  <CrudTable api={orders} address={address} columns={columns} title="订单" states="biz_order_status" />
);

/** The statuses requested since the last check; `all` for a request without a single status. */
let asked: string[];
const listen = ({ request: { url } }: { request: Request }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith('/biz/order/list')) asked.push(searchParams.get('orderStatus') ?? 'all');
};
const took = () => asked.splice(0).toSorted();

beforeEach(async () => {
  await signInAs();
  asked = [];
  server.events.on('request:start', listen);
});
afterEach(() => server.events.removeListener('request:start', listen));

it('a list with status tabs sends only one request per tab', async () => {
  const { user } = await renderPage(<Orders />);
  expect(await screen.findByRole('tab', { name: '已支付 (20)', selected: true })).toBeVisible();
  expect(await screen.findByRole('tab', { name: '退款中 (5)' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /全部 \(\d+\)/ })).toBeVisible();
  expect(await screen.findByText('共 20 条')).toBeVisible();
  expect(took()).toEqual(['1', '4', 'all']);

  await user.click(screen.getByRole('tab', { name: '退款中 (5)' }));
  expect(await screen.findByText('共 5 条')).toBeVisible();
  expect(screen.getByRole('tab', { name: '已支付 (20)', selected: false })).toBeVisible();
  expect(took()).toEqual(['4']);

  await queryClient.invalidateQueries({ queryKey: [orders.path] });
  expect(took()).toEqual(['1', '4', 'all']);
});

it('large totals have thousands separators in the tabs and in the pager', async () => {
  server.use(
    http.get('*/api/biz/order/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ id: 1 }], total: 100_000 } }),
    ),
  );
  await renderPage(<Orders />);
  expect(await screen.findByRole('tab', { name: '退款中 (100,000)' })).toBeVisible();
  expect(await screen.findByText('共 100,000 条')).toBeVisible();
});
