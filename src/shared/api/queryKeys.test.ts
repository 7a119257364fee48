import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateResource, keysOf, refetchAfterChange } from './queryKeys';

const keys = keysOf('/biz/industry');

it.each([
  ['a page of the list', keys.list({ pageNum: 2 })],
  ['a total of the list', keys.total({ status: '0' })],
  ['a sum over the list', keys.sum({})],
  ['a single record', keys.record('7400000000000000000')],
  ['the options of a select', keys.options()],
  ['the search results of a select', keys.options('edu')],
  ['another request of the resource', keys.call('related', 7)],
])('invalidateResource invalidates the cached query of %s', async (_, key) => {
  const client = new QueryClient();
  client.setQueryData(key, 'old');
  await invalidateResource(client, '/biz/industry');
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

it.each([
  ['an open form', keys.form('edit-1')],
  ['the queue of a review screen', keys.queue('pageNum=2')],
  ['another resource', keysOf('/biz/industry/other').list({})],
])('invalidateResource does not invalidate the cached query of %s', async (_, key) => {
  const client = new QueryClient();
  client.setQueryData(key, 'old');
  await invalidateResource(client, '/biz/industry');
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
});

it('a numeric id and the same id as text have the same query key', () => {
  expect(keys.record(12)).toEqual(keys.record('12'));
});

it('after a change by the user, hidden lists and records of other resources are refetched when displayed again', async () => {
  const client = new QueryClient();
  const [orders, collections] = [keysOf('/biz/order'), keysOf('/biz/collection')];
  const cached = [orders.list({}), orders.record(1), orders.form('edit-1'), orders.options(), collections.list({})];
  for (const key of cached) client.setQueryData(key, {});
  await refetchAfterChange(client, '/biz/collection');
  const stale = cached.map((key) => client.getQueryState(key)?.isInvalidated);
  expect(stale).toEqual([true, true, false, false, true]);
});
