// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { clearToken, disownToken, ownToken, setToken } from '@/shared/auth/token';
import { writeStored } from '@/shared/storage/storage';
import { answer, failureOf, respond, text } from '@/testing/samples/thing';
import { server } from '@/testing/server';
import { onApi } from './events';
import { request, TOKEN_HEADER } from './http';

const url = '/thing';
const unauthorized = vi.fn();
const forbidden = vi.fn();
onApi('unauthorized', unauthorized);
onApi('forbidden', forbidden);

beforeEach(() => {
  unauthorized.mockClear();
  forbidden.mockClear();
});

describe('the events a request sends to the app shell', () => {
  const connection = vi.fn();
  const tokenLost = vi.fn();
  onApi('connection', connection);
  onApi('tokenLost', tokenLost);
  beforeEach(() => {
    connection.mockClear();
    tokenLost.mockClear();
  });
  afterEach(disownToken);

  it('after each request, a connection event reports whether the server was reached', async () => {
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
    ['was removed', undefined, false],
    ['was replaced', 'theirs', true],
  ])('a request is not sent and triggers a tokenLost event if this window’s token %s', async (_, stored, replaced) => {
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

describe('401 and 403', () => {
  const no = (body: unknown = { code: 401, msg: 'token verify error' }) => respond(() => answer(body, 401));

  it('each 401 triggers one unauthorized event that says whether a token was sent', async () => {
    no();
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'unauthorized', status: 401 });
    setToken('abc');
    await failureOf(request({ url }));
    expect(unauthorized.mock.calls).toEqual([[{ hadToken: false }], [{ hadToken: true }]]);
  });

  it('[row 49] a 401 that reports a valid session triggers no unauthorized event', async () => {
    setToken('abc');
    no({ result: { isLogin: true } });
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'http', status: 401 });
    no({ msg: '本月额度已用完', result: { isLogin: true } });
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'refused', message: '本月额度已用完' });
    no({ result: { isLogin: 'true' } });
    await failureOf(request({ url }));
    expect(unauthorized).toHaveBeenCalledOnce();
  });

  it('[row 52] a 401 for a token that has since been replaced triggers no unauthorized event', async () => {
    setToken('old');
    respond(() => {
      setToken('new');
      return answer({}, 401);
    });
    await failureOf(request({ url }));
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it('a 401 for this window’s token triggers an unauthorized event even if the request is marked “quiet”', async () => {
    setToken('abc');
    ownToken();
    respond(() => answer({ msg: 'token verify error' }, 401));
    await failureOf(request({ url, quiet: true }));
    expect(unauthorized).toHaveBeenCalledTimes(1);
    disownToken();
    clearToken();
  });

  // The calls of the pages that a visitor without a session sees.
  it.each([
    'POST /auth/login',
    'GET /code',
    'POST /auth/2step-code',
    'POST /auth/social/bind',
    'GET /auth/social/wechat/callback',
    'POST /auth/register',
    'POST /auth/forge-password',
  ])('a 401 on the sign-in pages does not end the session in another window: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    setToken('theirs');
    const tokens: unknown[] = [];
    const refuse = ({ request: asked }: { request: Request }) => {
      tokens.push(asked.headers.get(TOKEN_HEADER));
      return answer({ msg: '密码错误' }, 401);
    };
    server.use(http.all(`*/api${path}`, refuse));
    const failure = await failureOf(request({ method, url: path, quiet: true }));
    expect(failure).toMatchObject({ kind: 'unauthorized', message: '密码错误' });
    expect(tokens).toEqual([null]);
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it('a 401 or 403 triggers no event if the request is marked “quiet” and carries no token', async () => {
    no();
    expect(await failureOf(request({ url, quiet: true }))).toMatchObject({ message: 'token verify error' });
    respond(() => answer({}, 403));
    await failureOf(request({ url, quiet: true }));
    expect([...unauthorized.mock.calls, ...forbidden.mock.calls]).toEqual([]);
  });

  it('a 403 response triggers the event “forbidden” with the server’s message', async () => {
    respond(() => answer({ status: 403, message: 'forbidden' }, 403));
    expect(await failureOf(request({ url }))).toMatchObject({ kind: 'forbidden', message: 'forbidden', status: 403 });
    respond(() => text('<h1>no</h1>', 'text/html', 403));
    await failureOf(request({ url }));
    expect(forbidden.mock.calls).toEqual([[{ message: 'forbidden' }], [{ message: '' }]]);
  });
});

describe('a company switch in another window', () => {
  it('[row 35] after another window switches the company, write requests stop and read requests continue', async () => {
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
