import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { money } from '@/shared/api/fields';
import { queryClient } from '@/shared/api/queryClient';
import { resource } from '@/shared/resource/resource';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { CrudTable } from './CrudTable';
import { listAddress, text } from './listAddress';
import { MoneyTotals } from './MoneyTotals';

const bills = resource({
  schema: z.object({ id: z.number(), name: z.string(), amount: money }),
  path: '/list/bill',
  id: 'id',
  permission: 'system:user',
  messages: 'finance:collection',
  nameOf: ({ name }) => name,
});
const address = listAddress({
  filters: { name: text },
  sortable: [],
  tab: { field: 'amount', values: ['1', '2'] },
});
const Bills = () => (
  <CrudTable
    api={bills}
    address={address}
    columns={[{ field: 'name', title: '名称', filter: true }]}
    title="清单"
    states="biz_collection_status"
    footer={(rows) => <MoneyTotals api={bills} address={address} rows={rows} fields={[{ name: 'amount' }]} />}
  />
);

/** The amount of the only row, which is also the sum of all rows. */
let amount: number;
let total: number;

beforeEach(async () => {
  await signInAs();
  amount = 100;
  total = 1;
  server.use(
    http.get('*/api/list/bill/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ id: 1, name: '甲', amount }], total } }),
    ),
    http.get('*/api/list/bill/sum', () => HttpResponse.json({ code: 0, data: { amount } })),
  );
});

/** The line with the sum of all rows that match the filters. */
const sum = () => screen.findByText('筛选合计');

it('refreshing a list or searching again also reloads its sum and the totals in its tabs', async () => {
  const { user } = await renderPage(<Bills />, '/bills');
  expect((await sum()).parentElement).toHaveTextContent('100.00');
  expect(await screen.findByRole('tab', { name: '全部 (1)' })).toBeVisible();
  for (const button of ['刷新', '查询']) {
    amount += 50;
    total += 1;
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(async () => expect((await sum()).parentElement).toHaveTextContent(`${amount}.00`));
    expect(await screen.findByRole('tab', { name: `全部 (${total})` })).toBeVisible();
  }
});

it('after a filter change, the previous sum is hidden until the new sum arrives', async () => {
  const { router } = await renderPage(<Bills />, '/bills');
  expect((await sum()).parentElement).toHaveTextContent('100.00');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/list/bill/sum', async () => {
      await held;
      return HttpResponse.json({ code: 0, data: { amount: 7 } });
    }),
  );
  await act(() => router.navigate('/bills?name=x'));
  await waitFor(async () => expect((await sum()).parentElement).toHaveTextContent('…'));
  expect((await sum()).parentElement).not.toHaveTextContent('100.00');
  answer();
  await waitFor(async () => expect((await sum()).parentElement).toHaveTextContent('7.00'));
});

it('the sum of a list disappears if the sum cannot be reloaded', async () => {
  await renderPage(<Bills />, '/bills');
  expect(await sum()).toBeVisible();
  server.use(http.get('*/api/list/bill/sum', () => HttpResponse.json({ code: 500, msg: '维护中' })));
  await act(() => queryClient.invalidateQueries({ queryKey: bills.keys.lists }));
  expect(screen.queryByText('筛选合计')).toBeNull();
});
