// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server';
import { unpaidOrders } from './orderBrief.api';

it.each([
  ['SO202611210061', 'orderNo'],
  ['so-2026-17', 'orderNo'],
  ['2026_17', 'orderNo'],
  ['王小明', 'buyerName'],
  ['深圳3号公司', 'buyerName'],
  ['Anna Maria', 'buyerName'],
])('the search for an unpaid order sends “%s” as the filter %s', async (text, filter) => {
  let asked: URLSearchParams | undefined;
  server.use(
    http.get('*/api/biz/order/list', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ code: 0, data: { records: [], total: 0 } });
    }),
  );
  await unpaidOrders(text, new AbortController().signal);
  expect(asked?.get(filter)).toBe(text);
});
