// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { clearToken, disownToken, ownToken, setToken } from '@/shared/auth/token';
import { writeStored } from '@/shared/storage/storage';
import { server } from '@/testing/server';
import { ApiError } from './ApiError';
import { onApi } from './events';
import { request, requestFile } from './http';

const PATH = '*/api/thing';
const url = '/thing';
const unauthorized = vi.fn();
const forbidden = vi.fn();
onApi('unauthorized', unauthorized);
onApi('forbidden', forbidden);

const answer = (body: unknown, status = 200) => HttpResponse.json(body as object, { status });
const text = (body: string, type: string, status = 200) =>
  new HttpResponse(body, { status, headers: { 'content-type': type } });

/** Mocks the server's response; the returned array collects the requests it received. */
function respond(reply: (request: Request) => Response | Promise<Response>): Request[] {
  const got: Request[] = [];
  const handler = ({ request: asked }: { request: Request }) => {
    got.push(asked);
    return reply(asked);
  };
  server.use(http.get(PATH, handler), http.post(PATH, handler));
  return got;
}
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

beforeEach(() => {
  unauthorized.mockClear();
  forbidden.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the shortest wait before a second try
});

describe('a request', () => {
  it('carries the bare token and the language of the page', async () => {
    document.documentElement.lang = 'pt-BR';
    setToken('abc.def');
    const [got] = [respond(() => answer({ code: 0, data: 1 }))];
    expect(await request({ url })).toBe(1);
    expect(got[0]?.headers.get('token')).toBe('abc.def');
    expect(got[0]?.headers.get('accept-language')).toBe('pt-BR');
    expect(new URL(got[0]?.url ?? '').pathname).toBe('/api/thing');
  });

  it('carries no token when there is none, or one that no header may hold', async () => {
    const got = respond(() => answer({ code: 0 }));
    await request({ url });
    localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'a\r\nx-evil: 1', expire: null }));
    await request({ url });
    expect(got.map(({ headers }) => headers.get('token'))).toEqual([null, null]);
  });

  it('[row 74] never leaves our own server, whatever its address says', async () => {
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

describe('what the shell is told of a request', () => {
  const connection = vi.fn();
  const tokenLost = vi.fn();
  onApi('connection', connection);
  onApi('tokenLost', tokenLost);
  beforeEach(() => {
    connection.mockClear();
    tokenLost.mockClear();
  });
  afterEach(disownToken);

  it('whether the server was reached', async () => {
    respond(() => HttpResponse.error());
    await failureOf(request({ method: 'post', url }));
    expect(connection).toHaveBeenLastCalledWith({ lost: true });
    respond(() => answer({}, 500));
    await failureOf(request({ method: 'post', url }));
    expect(connection).toHaveBeenLastCalledWith({ lost: false });
    connection.mockClear();
    respond(() => answer({ code: 0 }));
    await request({ url });
    expect(connection).toHaveBeenCalledExactlyOnceWith({ lost: false });
  });

  it.each([
    ['is gone', undefined, false],
    ['is another one', 'theirs', true],
  ])('that this window’s token %s: nothing is sent', async (_, stored, replaced) => {
    setToken('ours');
    ownToken();
    clearToken();
    if (stored) setToken(stored);
    const got = respond(() => answer({ code: 0 }));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'cancelled' });
    expect(got).toEqual([]);
    expect(tokenLost).toHaveBeenCalledExactlyOnceWith({ replaced });
  });
});

describe('an answer that is no success', () => {
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
      '500 with words',
      () => answer({ code: 500, msg: '验证码不合法' }, 500),
      { kind: 'refused', message: '验证码不合法', status: 500 },
    ],
    ['500 without words', () => answer({}, 500), { kind: 'http', message: '', status: 500 }],
    [
      '400 with a page of HTML',
      () => text('<h1>no</h1>', 'text/html', 400),
      { kind: 'http', message: '', status: 400 },
    ],
  ])('%s becomes one kind of error', async (_, reply, failure) => {
    const got = respond(reply);
    expect(await failureOf(request({ method: 'post', url, data: {} }))).toMatchObject(failure);
    expect(got).toHaveLength(1);
  });

  it.each([[502], [503], [504]])('[row 68] %i is asked for once more when it was only reading', async (status) => {
    const got = respond(() => text('<h1>nginx</h1>', 'text/html', status));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'http', message: '', status });
    expect(got).toHaveLength(2);
  });

  it.each([
    ['a number of seconds', () => '5', 5000],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60_000],
    ['more than an hour', () => '99999999', 3_600_000],
    ['less than nothing', () => '-5', 0],
    ['words', () => 'soon', 0],
  ])('[row 69] 503 with %s as Retry-After is not asked again at once, and says when', async (_, after, wait) => {
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const got = respond(() => new HttpResponse('', { status: 503, headers: { 'retry-after': after() } }));
    const { retryAt } = await failureOf(request({ url }));
    expect(got).toHaveLength(1);
    expect(retryAt).toBe(wait && Date.now() + wait);
  });

  it.each([
    ['4bf92f3577b34da6', '4bf92f3577b34da6'],
    ['<b>no</b>', undefined],
    ['x'.repeat(65), undefined],
  ])('[row 56] a page of a gateway gives no words, only the name %s of the request', async (id, requestId) => {
    const headers = { 'content-type': 'text/html', 'x-request-id': id };
    respond(() => new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502, headers }));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'http', message: '', status: 502, requestId });
  });

  it('a second try may succeed', async () => {
    const got = respond(() => (got.length === 1 ? text('', 'text/html', 502) : answer({ code: 0, data: 'fine' })));
    expect(await request({ url })).toBe('fine');
  });

  it('[row 68] writing is never tried again, and neither is a plain 500', async () => {
    const written = respond(() => text('', 'text/html', 502));
    await failureOf(request({ method: 'post', url, data: {} }));
    const broken = respond(() => answer({}, 500));
    await failureOf(request({ url }));
    expect([written.length, broken.length]).toEqual([1, 1]);
  });

  it('[row 62] a lost connection is told apart, after a second try of what only reads', async () => {
    const got = respond(() => HttpResponse.error());
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'network', status: 0 });
    expect(await failureOf(request({ method: 'post', url, data: {} }))).toMatchObject({ kind: 'network' });
    expect(got.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  });

  it('nobody tries again without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const got = respond(() => HttpResponse.error());
    await failureOf(request({ url }));
    expect(got).toHaveLength(1);
  });

  it('[row 63] waiting longer than a minute is told apart, and not tried again', async () => {
    const waits: number[] = [];
    // msw cannot simulate a timeout, so the test replaces XMLHttpRequest.
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
    vi.unstubAllGlobals();
  });

  it('[row 67] calling off is no failure of the server', async () => {
    respond(() => delay('infinite').then(() => answer({})));
    const abort = new AbortController();
    const call = failureOf(request({ url, signal: abort.signal }));
    abort.abort();
    expect((await call).kind).toBe('cancelled');
  });
});

describe('401 and 403', () => {
  const no = (body: unknown = { code: 401, msg: 'token verify error' }) => respond(() => answer(body, 401));

  it('a 401 is announced once, and says whether a token was sent', async () => {
    no();
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'unauthorized', status: 401 });
    setToken('abc');
    await failureOf(request({ url }));
    expect(unauthorized.mock.calls).toEqual([[{ hadToken: false }], [{ hadToken: true }]]);
  });

  it('[row 49] a 401 that says the person is signed in is not announced', async () => {
    setToken('abc');
    no({ result: { isLogin: true } });
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'unauthorized' });
    no({ result: { isLogin: 'true' } });
    await failureOf(request({ url }));
    expect(unauthorized).toHaveBeenCalledOnce();
  });

  it('[row 52] a 401 for a token that is no longer ours is not announced', async () => {
    setToken('old');
    respond(() => {
      setToken('new');
      return answer({}, 401);
    });
    await failureOf(request({ url }));
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it('the end of the session is never quiet: a 401 with our token is announced', async () => {
    setToken('abc');
    ownToken();
    respond(() => answer({ msg: 'token verify error' }, 401));
    await failureOf(request({ url, quiet: true }));
    expect(unauthorized).toHaveBeenCalledTimes(1);
    disownToken();
    clearToken();
  });

  it('those of a quiet call belong to its own page', async () => {
    no();
    expect(await failureOf(request({ url, quiet: true }))).toMatchObject({ message: 'token verify error' });
    respond(() => answer({}, 403));
    await failureOf(request({ url, quiet: true }));
    expect([...unauthorized.mock.calls, ...forbidden.mock.calls]).toEqual([]);
  });

  it('a 403 is announced with the words of the server', async () => {
    respond(() => answer({ status: 403, message: 'forbidden' }, 403));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'forbidden', message: 'forbidden', status: 403 });
    respond(() => text('<h1>no</h1>', 'text/html', 403));
    await failureOf(request({ url }));
    expect(forbidden.mock.calls).toEqual([[{ message: 'forbidden' }], [{ message: '' }]]);
  });
});

describe('a file', () => {
  it('comes with its headers', async () => {
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
  ])('[row 70] %s is never taken for it', async (_, reply, failure) => {
    respond(reply);
    expect(await failureOf(requestFile({ url }))).toMatchObject(failure);
  });
});

describe('an HTTP error', () => {
  it.each([
    [404, { timestamp: 1, status: 404, error: 'Not Found', message: 'No message available', path: '/x' }, 'http', ''],
    [500, { code: 500, msg: '验证码不合法' }, 'refused', '验证码不合法'],
    [500, { status: 500, error: 'Internal Server Error', message: 'JDBC', path: '/x' }, 'http', ''],
  ])('%i with %j tells people only what the server says to them', async (status, body, kind, message) => {
    respond(() => answer(body, status));
    expect(await failureOf(request({ url }))).toMatchObject({ kind, message, status });
  });
});

describe('once another window has switched the company', () => {
  it('[row 35] nothing is written any more, reading goes on', async () => {
    useSession.setState({ signedIn: true, user: toCurrentUser({ userId: 2, roleIds: [1], currCompId: 1 }) });
    setToken('abc');
    ownToken();
    writeStored('COMPANY', '2');
    const got = respond(() => answer({ code: 0, data: 1 }));
    expect((await failureOf(request({ method: 'post', url, data: {} }))).kind).toBe('stopped');
    expect(await request({ url })).toBe(1);
    expect(got.map(({ method }) => method)).toEqual(['GET']);
    useOtherWindow.setState({}, true);
  });
});
