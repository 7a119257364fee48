// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keysOf } from '@/shared/api/queryKeys';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import type { LiveEvent } from '@/shared/api/stream/liveEvents';
import { INBOX } from '@/shared/notices/newestNotices';
import { useBoot } from '@/app/session/boot';
import { server } from '@/testing/server';
import { applyEvents } from './applyEvents';

const company = keysOf('/biz/company');
const KEYS = {
  list: company.list({ pageNum: 1 }),
  one: company.record(1),
  two: company.record(2),
  take: company.call('take', 1),
  queue: company.queue('auditStatus=0'),
  queueNow: company.call('queueNow', 'auditStatus=0'),
  form: company.form('1'),
  schools: keysOf('/biz/school').list({}),
  notices: keysOf('/system/notice').call('newest'),
  inbox: keysOf(INBOX).list({ read: '0' }),
  tasks: keysOf('/act/task/ing').call('list', 'waiting', {}),
};
type Name = keyof typeof KEYS;

let client: QueryClient;
let fetched: Name[] = [];
let stops: (() => void)[] = [];

/** Subscribes to a query of each kind; `fetched` then lists the queries that were refetched. */
beforeEach(async () => {
  client = new QueryClient();
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2] }) });
  stops = (Object.keys(KEYS) as Name[]).map((name) =>
    new QueryObserver(client, {
      queryKey: KEYS[name],
      queryFn: () => fetched.push(name),
      staleTime: Infinity,
    }).subscribe(() => undefined),
  );
  await new Promise((resolve) => setTimeout(resolve));
  fetched = [];
});
afterEach(() => stops.forEach((stop) => stop()));

const record = (byId: number): LiveEvent => ({
  kind: 'record',
  about: { path: '/biz/company', id: 1, what: 'taken', byId },
});
const apply = async (...events: LiveEvent[]) => {
  await applyEvents(events, client);
  return fetched.toSorted();
};

it('when a colleague takes a record, the record, its lists and its queue are refetched', async () => {
  expect(await apply(record(8))).toEqual(['list', 'one', 'queueNow', 'take']);
});

it('a hundred change events for the same list cause only one refetch of that list', async () => {
  const many = Array.from({ length: 100 }, () => record(8));
  expect((await apply(...many)).filter((name) => name === 'list')).toHaveLength(1);
});

it('an event about the user’s own change marks lists as outdated without refetching them', async () => {
  expect(await apply(record(7))).toEqual([]);
  expect(client.getQueryState(KEYS.list)?.isInvalidated).toBe(true);
  expect(client.getQueryState(KEYS.take)?.isInvalidated).toBe(false);
});

it('an event about a notice refetches only notices, and an event about a task only tasks', async () => {
  expect(await apply({ kind: 'notice', about: {} })).toEqual(['inbox', 'notices']);
  fetched = [];
  expect(await apply({ kind: 'task', about: { id: 'a' } })).toEqual(['tasks']);
});

it('after live events are lost, all data is refetched except open forms, open review queues and taken records', async () => {
  const all = (Object.keys(KEYS) as Name[]).filter((name) => !['queue', 'form', 'take'].includes(name));
  expect(await apply({ kind: 'reset', about: {} }, record(8))).toEqual(all.toSorted());
});

it('when the user’s field rights have changed, all rows are refetched to show or hide the fields', async () => {
  const info = { userId: 7, roleIds: [2], buttons: ['a:b:list'] };
  const changed = { ...info, fields: { 'a:b': { name: 'hidden' } } };
  useSession.setState({ user: toCurrentUser(info) });
  useBoot.setState({ abort: new AbortController() });
  server.use(
    http.get('*/api/system/user/info', () => HttpResponse.json({ code: 0, data: changed })),
    http.get('*/api/system/menu/*', () => HttpResponse.json({ code: 0, data: [] })),
  );
  const rows = (Object.keys(KEYS) as Name[]).filter((name) => !['queue', 'form', 'take'].includes(name));
  expect(await apply({ kind: 'rights', about: {} })).toEqual(rows.toSorted());
  fetched = [];
  expect(await apply({ kind: 'rights', about: {} })).toEqual([]);
});

it('an event about an export refetches nothing, because no screen shows exports yet', async () => {
  expect(await apply({ kind: 'export', about: { id: 1 } })).toEqual([]);
});
