// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setToken } from '@/shared/auth/token';
import { answer, failureOf, respond, text } from '@/testing/samples/thing';
import { server } from '@/testing/server';
import { request, requestFile } from './http';

const url = '/thing';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0); // the shortest delay before a retry
});

describe('requests', () => {
  it('a request carries the page language, the API contract version and the token without a prefix', async () => {
    document.documentElement.lang = 'pt-BR';
    setToken('abc.def');
    const [got] = [respond(() => answer({ code: 0, data: 1 }))];
    expect(await request({ url })).toBe(1);
    expect(got[0]?.headers.get('token')).toBe('abc.def');
    expect(got[0]?.headers.get('accept-language')).toBe('pt-BR');
    expect(got[0]?.headers.get('contract-version')).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new URL(got[0]?.url ?? '').pathname).toBe('/api/thing');
  });

  it('a request carries no token if the stored token is missing or not allowed in a header', async () => {
    const got = respond(() => answer({ code: 0 }));
    await request({ url });
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'a\r\nx-evil: 1', expire: null }));
    await request({ url });
    expect(got.map(({ headers }) => headers.get('token'))).toEqual([null, null]);
  });

  it('[row 74] to protect the token, a request goes to our own server even if its URL names another host', async () => {
    setToken('secret');
    const asked: string[] = [];
    server.use(
      http.all('*', ({ request: { url: address } }) => {
        asked.push(address);
        return answer({ code: 0 });
      }),
    );
    await request({ url: 'https://evil.example/steal' });
    await request({ url: '//evil.example/steal' });
    expect(asked.map((address) => new URL(address).host)).toEqual([location.host, location.host]);
  });
});

describe('failed requests', () => {
  it.each([
    ['a page of HTML with 200', () => text('<html></html>', 'text/html'), { kind: 'malformed', message: '' }],
    ['JSON cut off in the middle', () => text('{"code":0,"data":', 'application/json'), { kind: 'malformed' }],
    ['nothing at all', () => new HttpResponse(null, { status: 204 }), { kind: 'malformed' }],
    ['an empty text', () => text('', 'application/json'), { kind: 'malformed' }],
    [
      'a refusal',
      () => answer({ code: 1, msg: '登录账号已存在' }),
      { kind: 'refused', message: '登录账号已存在', code: 1 },
    ],
    [
      '500 with a message',
      () => answer({ code: 500, msg: '验证码不合法' }, 500),
      { kind: 'refused', message: '验证码不合法', status: 500 },
    ],
    ['500 without a message', () => answer({}, 500), { kind: 'http', message: '', status: 500 }],
    [
      '400 with a page of HTML',
      () => text('<h1>no</h1>', 'text/html', 400),
      { kind: 'http', message: '', status: 400 },
    ],
  ])('a failed POST is not retried, and its error kind depends on the response: %s', async (_, reply, failure) => {
    const got = respond(reply);
    expect(await failureOf(request({ method: 'post', url, data: {} }))).toMatchObject(failure);
    expect(got).toHaveLength(1);
  });

  it.each([[502], [503], [504]])('[row 68] a failed GET is retried once after status %i', async (status) => {
    const got = respond(() => text('<h1>nginx</h1>', 'text/html', status));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'http', message: '', status });
    expect(got).toHaveLength(2);
  });

  it.each([
    ['a number of seconds', () => '5', 5000],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['more than an hour', () => '99999999', 3_600_000],
    ['less than zero', () => '-5', 0],
    ['words', () => 'soon', 0],
  ])(
    '[row 69] a 503 with %s as Retry-After is not retried, and its error contains any valid retry time',
    async (_, after, wait) => {
      vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
      const got = respond(() => new HttpResponse('', { status: 503, headers: { 'retry-after': after() } }));
      const { retryAt } = await failureOf(request({ url }));
      expect(got).toHaveLength(1);
      expect(retryAt).toBe(wait && Date.now() + wait);
    },
  );

  it.each([
    ['4bf92f3577b34da6', '4bf92f3577b34da6'],
    ['<b>no</b>', undefined],
    ['x'.repeat(65), undefined],
  ])('[row 56] an HTML error page gives no message, and a request id only if valid: %s', async (id, requestId) => {
    const headers = { 'content-type': 'text/html', 'x-request-id': id };
    respond(() => new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502, headers }));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'http', message: '', status: 502, requestId });
  });

  it('a request succeeds if its retry succeeds', async () => {
    const got = respond(() => (got.length === 1 ? text('', 'text/html', 502) : answer({ code: 0, data: 'fine' })));
    expect(await request({ url })).toBe('fine');
  });

  it('[row 68] a POST is not retried after a 502, and a GET is not retried after a 500', async () => {
    const written = respond(() => text('', 'text/html', 502));
    await failureOf(request({ method: 'post', url, data: {} }));
    const broken = respond(() => answer({}, 500));
    await failureOf(request({ url }));
    expect([written.length, broken.length]).toEqual([1, 1]);
  });

  it('[row 62] a lost connection becomes a network error; a GET is retried once, a POST is not retried', async () => {
    const got = respond(() => HttpResponse.error());
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'network', status: 0 });
    expect(await failureOf(request({ method: 'post', url, data: {} }))).toMatchObject({ kind: 'network' });
    expect(got.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  });

  it('a request is not retried while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const got = respond(() => HttpResponse.error());
    await failureOf(request({ url }));
    expect(got).toHaveLength(1);
  });

  it('[row 63] a request times out after a minute and is not retried', async () => {
    const waits: number[] = [];
    // msw cannot simulate a timeout, so this class replaces XMLHttpRequest.
    class Late {
      timeout = 0;
      ontimeout = () => undefined;
      open() {}
      setRequestHeader() {}
      send() {
        waits.push(this.timeout);
        this.ontimeout();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Late);
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'timeout', message: '' });
    expect(waits).toEqual([60_000]);
  });

  it('[row 67] an aborted request fails with the error kind “cancelled”', async () => {
    respond(() => delay('infinite').then(() => answer({})));
    const abort = new AbortController();
    const call = failureOf(request({ url, signal: abort.signal }));
    abort.abort();
    expect((await call).kind).toBe('cancelled');
  });
});

describe('file requests', () => {
  it('a file request returns the file and the response headers', async () => {
    respond(() => new HttpResponse('a,b', { headers: { 'content-type': 'text/csv', randomstr: 'xyz' } }));
    const { blob, headers } = await requestFile({ url });
    expect(blob.size).toBe(3);
    expect(headers.randomstr).toBe('xyz');
  });

  it.each([
    ['a refusal in its place', () => answer({ code: 1, msg: '没有数据' }), { kind: 'refused', message: '没有数据' }],
    ['a refusal with 500', () => answer({ code: 500, msg: '没有数据' }, 500), { kind: 'refused', message: '没有数据' }],
    ['JSON that refuses nothing', () => answer({ code: 0, data: [] }), { kind: 'malformed' }],
    ['a page of HTML', () => text('<html></html>', 'text/html'), { kind: 'malformed' }],
    ['nothing', () => text('', 'text/csv'), { kind: 'malformed' }],
  ])('[row 70] a file request fails if the response is not a file: %s', async (_, reply, failure) => {
    respond(reply);
    expect(await failureOf(requestFile({ url }))).toMatchObject(failure);
  });
});

describe('HTTP errors', () => {
  it.each([
    [{ code: 422, msg: '登录账号已存在', data: { loginName: '已存在' } }, { loginName: '已存在' }],
    [{ message: 'The given data was invalid.', errors: { loginName: ['taken'] } }, { loginName: ['taken'] }],
  ])('an HTTP error with status 422 keeps the server’s messages for single fields: %j', async (body, data) => {
    respond(() => answer(body, 422));
    const failure = await failureOf(request({ method: 'post', url, data: {} }));
    expect(failure).toMatchObject({ kind: 'refused', status: 422, data });
  });

  it.each([
    [404, { timestamp: 1, status: 404, error: 'Not Found', message: 'No message available', path: '/x' }, 'http', ''],
    [500, { code: 500, msg: '验证码不合法' }, 'refused', '验证码不合法'],
    [500, { status: 500, error: 'Internal Server Error', message: 'JDBC', path: '/x' }, 'http', ''],
  ])('an HTTP error %i with the body %j keeps only a message meant for users', async (status, body, kind, message) => {
    respond(() => answer(body, status));
    expect(await failureOf(request({ url }))).toMatchObject({ kind, message, status });
  });
});
