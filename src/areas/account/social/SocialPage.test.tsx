import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { getToken } from '@/shared/auth/token';
import { demoAccount } from '@mocks/demo';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { forgetCallback, rememberFlow, takeCallback } from '../login/callback';
import SocialPage from './SocialPage';

const CALLBACK = '*/api/auth/social/wechat/callback';

beforeEach(() => {
  forgetCallback();
  history.replaceState(null, '', '/');
});

/** Simulates WeChat's redirect back to a signed-out user, with this code. */
async function comeBack(code: string, state = 's') {
  history.replaceState(null, '', `/user/login?code=${code}&state=${state}`);
  takeCallback(false);
  const page = (
    <StrictMode>
      <SocialPage />
    </StrictMode>
  );
  const view = await renderPage(page, '/user/wechat');
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  const failure = () => (view.router.state.location.state as { failure?: string } | null)?.failure;
  return { ...view, address, failure };
}

it('a user with a bound WeChat account is signed in with a single request', async () => {
  const asked = vi.fn();
  server.use(http.get(CALLBACK, ({ request }) => asked(new URL(request.url).search)));
  const { address } = await comeBack(`bound-${demoAccount.username}-1`);
  await waitFor(() => expect(getToken()).toMatch(/^[\da-f]{32}$/));
  expect(address()).toBe('/user/wechat');
  expect(useSession.getState().signedIn).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith('?code=bound-admin-1&state=s');
});

it('a user with an unbound WeChat account continues to the binding page', async () => {
  const { address } = await comeBack('new-1');
  await waitFor(() => expect(address()).toBe('/user/bindWechat?redirect=%2F&socialUserId=90001'));
  expect(getToken()).toBeUndefined();
});

it.each([
  [
    'the server’s message',
    () => HttpResponse.json({ code: 500, msg: '授权码已失效，请重新扫码' }),
    '授权码已失效，请重新扫码',
  ],
  [
    'our message for a broken server',
    () => HttpResponse.json({}, { status: 500 }),
    '服务器开小差了（500），请稍后再试',
  ],
  [
    'our message for a bound account without a token',
    () => HttpResponse.json({ code: 0, data: { isBind: true, token: null } }),
    '请求出现错误，请稍后再试',
  ],
  ['our message for an empty response', () => HttpResponse.json({ code: 0, data: null }), '请求出现错误，请稍后再试'],
])('a failed WeChat sign-in leads to the sign-in page with %s', async (_, reply, words) => {
  server.use(http.get(CALLBACK, reply));
  const { address, failure } = await comeBack('x');
  await waitFor(() => expect(address()).toBe('/user/login?redirect=/'));
  expect(failure()).toBe(words);
  expect(getToken()).toBeUndefined();
});

it('WeChat’s authorization code is not sent to the server again after a network failure', async () => {
  let asked = 0;
  server.use(http.get(CALLBACK, () => (asked++, HttpResponse.error())));
  const { failure } = await comeBack('x');
  await waitFor(() => expect(failure()).toBe('网络中断，请检查网络后重试'));
  await delay(900);
  expect(asked).toBe(1);
});

it('a callback with a used code or a wrong state is refused without a request to the server', async () => {
  await comeBack('new-1').then(({ address, unmount }) =>
    waitFor(() => expect(address()).toContain('bindWechat')).then(unmount),
  );
  server.use(http.get(CALLBACK, () => HttpResponse.error()));
  const again = await comeBack('new-1');
  await waitFor(() => expect(again.failure()).toBe('微信授权已失效，请重新扫码'));
  again.unmount();

  rememberFlow({ state: 'ours', provider: 'wechat', name: '微信', purpose: 'signIn', path: '/user/login' });
  const foreign = await comeBack('new-2', 'theirs');
  await waitFor(() => expect(foreign.failure()).toBe('微信授权与本次登录不符，请重新扫码'));
});

it('the callback page redirects to the sign-in page if no callback is pending', async () => {
  const { router } = await renderPage(<SocialPage />, '/user/wechat');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/login'));
  expect(router.state.location.state).toEqual({ failure: '授权已失效，请重试' });
});
