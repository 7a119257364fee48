// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { server } from '@/testing/server';
import { isGone } from './ApiError';
import { crudApi, isNew, segment, withoutEmpty } from './crudApi';

const schema = z.object({ thingId: z.union([z.number(), z.string()]), name: z.string() });
const things = crudApi(schema, '/biz/thing', 'thingId');
const LONG = '1234567890123456789';

interface Asked {
  method: string;
  /** The part of the URL after `/api/biz/thing`, which identifies the call. */
  at: string;
  body: string;
}
let asked: Asked[] = [];
let reply: (at: string) => Response = () => HttpResponse.json({ code: 0 });

beforeEach(() => {
  asked = [];
  reply = () => HttpResponse.json({ code: 0 });
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const at = request.url.split('/api/biz/thing')[1] ?? request.url;
      asked.push({ method: request.method, at, body: await request.text() });
      return reply(at);
    }),
  );
});

describe('the API of a resource', () => {
  it.each([
    ['no id', { name: 'a' }, '/save'],
    ['id undefined', { thingId: undefined }, '/save'],
    ['id null', { thingId: null }, '/save'],
    ['an empty id', { thingId: '' }, '/save'],
    ['id 0', { thingId: 0 }, '/save'],
    ['id "0"', { thingId: '0' }, '/save'],
    ['an id', { thingId: 7 }, '/update'],
    ['an id as text', { thingId: '7' }, '/update'],
    ['a long id', { thingId: LONG }, '/update'],
    ['an id of letters', { thingId: 'f3a0' }, '/update'],
  ])('the resource API posts a record with %s (%j) to %s', async (_, values, at) => {
    await things.save(values);
    expect(asked).toEqual([{ method: 'POST', at, body: JSON.stringify(values) }]);
  });

  it('removing records sends their ids in the URL, and a status change is sent in the body', async () => {
    await things.remove([1, '2', LONG]);
    await things.setStatus(7, '1');
    expect(decodeURIComponent(asked[0]?.at ?? '')).toBe(`/remove?ids=1,2,${LONG}`);
    expect(asked[0]?.method).toBe('POST');
    expect(asked[1]).toEqual({ method: 'POST', at: '/status', body: '{"thingId":7,"status":"1"}' });
  });

  it('a list request contains no empty filters', async () => {
    reply = () => HttpResponse.json({ code: 0, data: { records: [{ thingId: 1, name: 'a' }], current: 2, total: 11 } });
    const page = await things.list({
      pageNum: 2,
      pageSize: 10,
      name: '',
      deptId: undefined,
      sex: null,
      status: '0',
      flag: false,
    });
    expect(asked[0]).toMatchObject({ method: 'GET', at: '/list?pageNum=2&pageSize=10&status=0&flag=false' });
    expect(page).toEqual({ records: [{ thingId: 1, name: 'a' }], current: 2, total: 11 });
    expect(withoutEmpty({ a: 0, b: '', c: null, d: undefined, e: [] })).toEqual({ a: 0, e: [] });
  });

  it.each([
    ['../role/remove', '/get/..%2Frole%2Fremove'],
    ['1?x=1', '/get/1%3Fx%3D1'],
    ['1#x', '/get/1%23x'],
    ['a/b', '/get/a%2Fb'],
    ['%2e%2e', '/get/%252e%252e'],
    ['张 三', '/get/%E5%BC%A0%20%E4%B8%89'],
    [LONG, `/get/${LONG}`],
  ])('[row 73] the id %j is encoded as a single segment of the request path', async (id, at) => {
    reply = () => HttpResponse.json({ code: 0, data: { thingId: id, name: 'a' } });
    expect(await things.get(id)).toMatchObject({ thingId: id });
    expect(asked.map((one) => one.at)).toEqual([at]);
  });

  it.each([[''], ['.'], ['..']])('the id %j is rejected, and no request is sent', async (id) => {
    await expect(things.get(id)).rejects.toThrow('no id');
    expect(() => segment(id)).toThrow('no id');
    expect(asked).toEqual([]);
  });

  it('[row 72] a row’s id beyond 2^53 stays exact when the row is opened, saved or removed', async () => {
    const body = `{"code":0,"data":{"records":[{"thingId":${LONG},"name":"a"}],"total":1}}`;
    reply = (at) =>
      new HttpResponse(at.startsWith('/list') ? body : `{"code":0,"data":{"thingId":${LONG},"name":"a"}}`);
    const [row] = (await things.list({})).records;
    if (!row) throw new Error('no row');
    await things.get(things.idOf(row));
    await things.save({ ...row, name: 'b' });
    await things.remove([things.idOf(row)]);
    expect(asked.slice(1).map(({ at, body: sent }) => at + sent)).toEqual([
      `/get/${LONG}`,
      `/update{"thingId":"${LONG}","name":"b"}`,
      `/remove?ids=${LONG}`,
    ]);
  });

  it('a record counts as unsaved if its id is missing, empty or zero', () => {
    expect([undefined, null, '', 0, '0', '00'].map(isNew)).toEqual([true, true, true, true, true, true]);
    expect([1, -1, '7', 'x', LONG].map(isNew)).toEqual([false, false, false, false, false]);
  });

  it('loading an invalid record fails as “malformed”, and loading a missing record fails as “gone”', async () => {
    reply = () => HttpResponse.json({ code: 0, data: 'x' });
    await expect(things.get(1)).rejects.toMatchObject({ kind: 'malformed' });
    reply = () => HttpResponse.json({ code: 0, data: null });
    await expect(things.get(1)).rejects.toSatisfy(isGone);
  });
});
