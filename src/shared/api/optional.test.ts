// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ownToken, setToken } from '@/shared/auth/token';
import { server } from '@/testing/server';
import { ApiError } from './ApiError';
import { request } from './http';
import { isMissing, optionalCall, unlessMissing, useHas } from './optional';

const SUM = '/biz/order/sum';

/** Mocks the response to every GET; the returned array collects the requested paths. */
function answerWith(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/*', ({ request: { url } }) => {
      asked.push(new URL(url).pathname.replace('/api', ''));
      return answer();
    }),
  );
  return asked;
}
const json = (body: object, status = 200) => HttpResponse.json(body, { status });
const spring404 = () =>
  json({ timestamp: '2026-11-22', status: 404, error: 'Not Found', message: 'No message available', path: SUM }, 404);
const failureOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => error);

describe('optional endpoints', () => {
  it.each([
    ['an unknown address', spring404],
    ['a page of HTML from the gateway', () => new HttpResponse('<h1>404 Not Found</h1>', { status: 404 })],
    ['an address known only for another HTTP method', () => json({ code: 500, msg: "不支持' GET'请求" }, 405)],
    ['an endpoint that is not implemented', () => json({}, 501)],
    ['an envelope that reports a missing endpoint', () => json({ code: 404, msg: '接口不存在' })],
    ['an envelope whose code for a missing endpoint is text', () => json({ code: '501', msg: '' })],
    ['an envelope whose code is a word', () => json({ code: 'NOT_FOUND' })],
  ])('a missing optional endpoint is requested only once: %s', async (_, answer) => {
    const asked = answerWith(answer);
    expect(isMissing(await failureOf(request({ url: SUM })))).toBe(true);
    expect(isMissing(await failureOf(request({ url: SUM, params: { status: '1' } })))).toBe(true);
    expect(asked).toEqual([SUM]);
  });

  it('a missing optional endpoint is requested only once for several simultaneous calls', async () => {
    const asked = answerWith(async () => {
      await delay(20);
      return spring404();
    });
    const failures = await Promise.all([1, 2, 3].map((page) => failureOf(request({ url: SUM, params: { page } }))));
    expect(failures.every(isMissing)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => json({ code: 500, msg: '统计服务维护中' })],
    ['a broken server', () => json({}, 500)],
    ['a lost connection', () => HttpResponse.error()],
  ])('an optional endpoint is requested again after %s', async (_, answer) => {
    const asked = answerWith(answer);
    const [first, second] = [await failureOf(request({ url: SUM })), await failureOf(request({ url: SUM }))];
    expect(first).toBeInstanceOf(ApiError);
    expect([isMissing(first), isMissing(second)]).toEqual([false, false]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it('an existing optional endpoint is requested separately for each of two simultaneous calls', async () => {
    const asked = answerWith(() => json({ code: 0, data: { amount: 1 } }));
    expect(await Promise.all([request({ url: SUM }), request({ url: SUM })])).toEqual([{ amount: 1 }, { amount: 1 }]);
    expect(asked).toHaveLength(2);
  });

  it('a call to an optional endpoint still gets its response if a simultaneous call is cancelled', async () => {
    answerWith(async () => {
      await delay(20);
      return json({ code: 0, data: 7 });
    });
    const abort = new AbortController();
    const gone = failureOf(request({ url: SUM, signal: abort.signal }));
    const waits = request({ url: SUM });
    abort.abort();
    expect(await gone).toMatchObject({ kind: 'cancelled' });
    expect(await waits).toBe(7);
  });

  it('GET and POST on the same path count as two optional endpoints', () => {
    expect(optionalCall({ url: '/system/notify/settings' })).not.toBe(
      optionalCall({ method: 'post', url: '/system/notify/settings' }),
    );
  });
});

it('a missing endpoint with a record id in its path is requested only once for all records', async () => {
  const asked = answerWith(spring404);
  expect(isMissing(await failureOf(request({ url: '/biz/order/money/1' })))).toBe(true);
  expect(isMissing(await failureOf(request({ url: '/biz/order/money/7400000000000000001' })))).toBe(true);
  expect(asked).toEqual(['/biz/order/money/1']);
});

it('a required endpoint is requested on every call, even after a 404', async () => {
  const asked = answerWith(spring404);
  const failure = await failureOf(request({ url: '/biz/order/list' }));
  await failureOf(request({ url: '/biz/order/list' }));
  expect([isMissing(failure), asked.length]).toEqual([false, 2]);
});

it('useHas returns false after a 404, and throws for an endpoint that is not declared as optional', async () => {
  answerWith(spring404);
  const { result, rerender } = renderHook(() => useHas('GET', SUM));
  expect(result.current).toBe(true);
  expect(await unlessMissing(request({ url: SUM }), () => 'from the row')).toBe('from the row');
  rerender();
  expect(result.current).toBe(false);
  expect(() => renderHook(() => useHas('GET', '/biz/order/list'))).toThrow('not declared');
});

describe('endpoints of optional features', () => {
  const SWITCH = '/system/accounts/switch_comp';

  it('an endpoint of an optional feature is not requested again after a 404', async () => {
    const asked = answerWith(spring404);
    expect(isMissing(await failureOf(request({ url: SWITCH })))).toBe(true);
    expect(isMissing(await failureOf(request({ url: SWITCH, params: { compId: 2 } })))).toBe(true);
    expect(asked).toEqual([SWITCH]);
  });

  it('an endpoint of an optional feature is requested for each of two simultaneous calls', async () => {
    const asked = answerWith(() => json({ code: 0, data: [] }));
    await Promise.all([1, 2].map((pageSize) => request({ url: '/system/notice/list', params: { pageSize } })));
    expect(asked).toHaveLength(2);
  });

  it('an endpoint of an optional feature does not count as missing if a signed-in user gets a 401', async () => {
    setToken('0123456789abcdef0123456789abcdef');
    ownToken();
    answerWith(() => json({ code: 401, msg: '登录已失效' }, 401));
    expect(await failureOf(request({ url: SWITCH }))).toMatchObject({ kind: 'unauthorized' });
  });
});
