import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateResource, keysOf } from './queryKeys';

const keys = keysOf('/biz/industry');

it.each([
  ['a page', keys.list({ pageNum: 2 })],
  ['a total', keys.total({ status: '0' })],
  ['a sum', keys.sum({})],
  ['a record', keys.record('7400000000000000000')],
  ['what a select offers', keys.options()],
  ['what a select found for some words', keys.options('edu')],
  ['another call', keys.call('related', 7)],
])('saving the resource invalidates %s', async (_, key) => {
  const client = new QueryClient();
  client.setQueryData(key, 'old');
  await invalidateResource(client, '/biz/industry');
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

it.each([
  ['an open form', keys.form('edit-1')],
  ['the queue of a review', keys.queue('pageNum=2')],
  ['another resource', keysOf('/biz/industry/other').list({})],
])('saving the resource leaves %s valid', async (_, key) => {
  const client = new QueryClient();
  client.setQueryData(key, 'old');
  await invalidateResource(client, '/biz/industry');
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
});

it('a record has one key whether its id came as a number or as text', () => {
  expect(keys.record(12)).toEqual(keys.record('12'));
});
