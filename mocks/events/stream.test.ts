import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventParser } from '@/shared/api/stream/eventParser';
import { MAX_WAIT } from '@/testing/maxWait';
import { resetDb, roles, users } from '../db';
import { demoPassword } from '../demo';
import { handlers } from '../handlers';
import { ask, type Page, tokenOf } from '../testClient';
import { countStreams } from './hub';

const WANG = 'yunying';

interface Got {
  id: string;
  type: string;
  about: Record<string, unknown>;
}

let opened: AbortController[] = [];
beforeEach(() => resetDb());
afterEach(async () => {
  opened.forEach((one) => one.abort());
  opened = [];
  await vi.waitFor(() => {
    if (countStreams() > 0) throw new Error('a closed stream is still open at the server');
  }, MAX_WAIT);
});

/** Opens a stream. `got` is a live list of its events; the first one reports that the stream is open. */
async function follow(token: string, lastId = '') {
  const headers = { token, ...(lastId && { 'last-event-id': lastId }) };
  const response = (await getResponse(handlers, new Request('http://localhost/api/system/events', { headers })))!;
  const got: Got[] = [];
  const end = { isOver: false };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return { response, got, end };
  const { push } = eventParser();
  const reader = response.body!.getReader();
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => void reader.cancel());
  opened.push(stop);
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return (end.isOver = true);
      got.push(
        ...push(value as Uint8Array).map(({ id, type, data }) => ({ id, type, about: JSON.parse(data) as never })),
      );
    }
  })();
  await expect.poll(() => got).not.toEqual([]);
  return { response, got, end };
}

const kinds = (got: readonly Got[]) => got.slice(1).map(({ type }) => type);
const arrived = (got: readonly Got[], type: string) =>
  vi.waitFor(
    () => got.find((one) => one.type === type)?.about ?? expect.fail(`no ${type} among ${kinds(got)}`),
    MAX_WAIT,
  );

it('the event stream requires a token, and begins with the id from which a client can resume', async () => {
  expect((await follow('')).response.status).toBe(401);
  const { got } = await follow(await tokenOf());
  expect(got).toEqual([{ id: expect.stringMatching(/-\d+$/) as string, type: 'hello', about: {} }]);
});

it('a change of a role is reported only to users with this role', async () => {
  const admin = await tokenOf();
  const wang = (await users.all()).find(({ loginName }) => loginName === WANG)!;
  const [holder, other] = [await follow(await tokenOf(WANG)), await follow(await tokenOf('mayan'))];
  const role = (await roles.find(wang.roleIds[0]))!;
  expect((await ask('/system/role/update', { token: admin, body: { ...role, remark: 'more' } })).code).toBe(0);
  expect(await arrived(holder.got, 'rights')).toEqual({});
  expect(kinds(other.got)).toEqual([]);
});

it('a blocked user receives the reason, and the user’s event stream ends', async () => {
  const admin = await tokenOf();
  const wang = (await users.all()).find(({ loginName }) => loginName === WANG)!;
  const { got, end } = await follow(await tokenOf(WANG));
  await ask('/system/user/status', { token: admin, body: { userId: wang.userId, status: '1' } });
  expect(await arrived(got, 'signout')).toEqual({ reason: '用户已封禁，请联系管理员' });
  await expect.poll(() => end.isOver).toBe(true);
});

it('a device that is signed out receives an event, and other devices do not', async () => {
  const [here, there] = [await tokenOf(WANG), await tokenOf(WANG)];
  const [own, ended] = [await follow(here), await follow(there)];
  const { data } = await ask<{ sessionId: string; current: boolean }[]>('/system/accounts/sessions', { token: here });
  const { sessionId } = data.find(({ current }) => !current)!;
  await ask('/system/accounts/sessions/end', { token: here, body: { sessionId, proof: demoPassword } });
  expect(await arrived(ended.got, 'signout')).toEqual({ reason: '已在其他设备上结束本次登录' });
  expect(kinds(own.got)).toEqual([]);
});

it('taking, releasing and deciding a record are each reported once, to users who may see the list', async () => {
  const admin = await tokenOf();
  const { got } = await follow(admin);
  const without = await follow(await tokenOf('mayan'));
  const list = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0', { token: admin });
  const ids = [list.data.records[0]?.id];
  const call = (verb: string, more = {}) => ask(`/biz/company/${verb}`, { token: admin, body: { ids, ...more } });
  for (const verb of ['take', 'take', 'release', 'take']) await call(verb);
  await call('audit', { auditStatus: '2', auditRemark: '资料不全' });
  await expect.poll(() => got.filter(({ type }) => type === 'record')).toHaveLength(4);
  const records = got.filter(({ type }) => type === 'record').map(({ about }) => about);
  expect(records.map(({ what }) => what)).toEqual(['taken', 'released', 'taken', 'decided']);
  expect(records[0]).toEqual({ path: '/biz/company', id: ids[0], what: 'taken', byId: 1 });
  expect(kinds(without.got)).toEqual([]);
});

it('a mention is reported as urgent, with a link to the record', async () => {
  const admin = await tokenOf();
  const wang = (await users.all()).find(({ loginName }) => loginName === WANG)!;
  const { got } = await follow(await tokenOf(WANG));
  const note = { kind: 'approval:company', recordId: 1001, content: '@运营小王', mentions: [wang.userId] };
  expect((await ask('/biz/note/save', { token: admin, body: note })).code).toBe(0);
  expect(await arrived(got, 'notice')).toMatchObject({ urgent: true, link: expect.stringMatching(/^\//) as string });
});

it('the event stream resumes after the last received event, or reports that it cannot resume', async () => {
  const token = await tokenOf();
  const first = await follow(token);
  const admin = await tokenOf();
  const list = await ask<Page<{ id: number }>>('/biz/company/list?auditStatus=0', { token: admin });
  const take = (n: number) => ask('/biz/company/take', { token: admin, body: { ids: [list.data.records[n]?.id] } });
  await take(0);
  const seen = await vi.waitFor(() => first.got[1] ?? expect.fail('no event'), MAX_WAIT);
  opened[0]?.abort();
  await take(1);
  await take(2);
  const again = await follow(token, seen.id);
  await expect.poll(() => kinds(again.got)).toEqual(['record', 'record']);
  expect(again.got.slice(1).map(({ about }) => about.id)).toEqual([1, 2].map((n) => list.data.records[n]?.id));
  expect(again.got[0]).toMatchObject({ type: 'hello', id: seen.id });
  expect((await follow(token, 'another-run-7')).got[0]?.type).toBe('reset');
});
