import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { showSystemConfig } from '@/shared/auth/session';
import { getToken } from '@/shared/auth/token';
import { demoAccount } from '@mocks/demo';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import BindingPage from '../binding/BindingPage';
import { forgetCallback, rememberFlow, takeCallback } from '../login/callback';
import LoginPage from '../login/LoginPage';
import SocialPage from './SocialPage';

const PC_LOGIN = '*/api/system/social/sso/pc_login';
const CALLBACK = '*/api/auth/social/sso/callback';
const SSO = { provider: 'sso', name: '企业账号' };

beforeEach(() => {
  forgetCallback();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Renders the sign-in page with these providers. */
async function signInWith(providers: unknown = [{ key: 'sso', name: '企业账号' }], address = '/user/login') {
  showSystemConfig({ features: [], providers });
  return renderPage(<LoginPage />, address);
}

/** Replaces the browser's navigation with a mock that records the target. */
function navigation() {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...location, assign });
  return assign;
}

/** Simulates a tab that started a sign-in and to which the provider redirects back with this query. */
async function comeBack(query: string, path = '/user/login?redirect=%2Fweclome') {
  rememberFlow({ ...SSO, state: 'ours', purpose: 'signIn', path });
  history.replaceState(null, '', `/user/social/sso?${query}`);
  takeCallback(false);
  const view = await renderPage(<SocialPage />, location.pathname + location.search);
  const { state } = view.router;
  return { ...view, place: () => view.router.state.location, state };
}

const failureAt = ({ state }: { state: unknown }) => (state as { failure?: string } | null)?.failure;

it('each well-formed identity provider has a sign-in button with its name as plain text', async () => {
  await signInWith([
    { key: 'sso', name: '<b>企业</b>账号' },
    { key: 1234567890123456, name: 7 },
    { key: 'wechat', name: '另一个微信' },
    { key: '../x', name: 'x' },
    { key: 'sso2', name: null },
    null,
    'okta',
  ]);
  expect(await screen.findByRole('button', { name: '<b>企业</b>账号登录' })).toBeVisible();
  expect(screen.getByRole('button', { name: '7登录' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /微信|^x|okta/ })).not.toBeInTheDocument();
  expect(screen.getByText('其他登录方式')).toBeVisible();
});

it('a double click on a provider’s button redirects once, and the tab stores the state of the sign-in', async () => {
  const asked: URLSearchParams[] = [];
  let answer = () => {};
  const wait = new Promise<void>((done) => (answer = done));
  server.use(
    http.get(PC_LOGIN, async ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      await wait;
      const state = asked[0]?.get('state');
      return HttpResponse.json({ code: 0, data: `https://id.example/auth?client_id=desk&state=${state}` });
    }),
  );
  const { user } = await signInWith(undefined, '/user/login?redirect=%2Fweclome');
  const assign = navigation();
  await user.dblClick(await screen.findByRole('button', { name: '企业账号登录' }));
  expect(await screen.findByRole('button', { name: '正在通过企业账号登录…' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
  const state = asked[0]?.get('state');
  expect(state).toMatch(/^[\da-z]{16,28}$/);
  expect(asked[0]?.get('redirect')).toBe(`${location.origin}/user/social/sso`);
  expect(JSON.parse(sessionStorage.getItem('social-flow') ?? '')).toEqual({
    ...SSO,
    state,
    purpose: 'signIn',
    path: '/user/login?redirect=%2Fweclome',
  });
  expect(await screen.findByRole('button', { name: '企业账号登录' })).toBeVisible();
});

it.each([
  ['an address that is not http(s)', () => HttpResponse.json({ code: 0, data: 'javascript:alert(1)' })],
  ['a state that is not ours', () => HttpResponse.json({ code: 0, data: 'https://id.example/?state=theirs' })],
  ['nothing', () => HttpResponse.json({ code: 0, data: null })],
])('a provider sign-in whose response contains %s shows an error and does not redirect', async (_, reply) => {
  server.use(http.get(PC_LOGIN, reply));
  const { user } = await signInWith();
  const assign = navigation();
  await user.click(await screen.findByRole('button', { name: '企业账号登录' }));
  expect(await screen.findByText('请求出现错误，请稍后再试')).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
});

it('a failed sign-in with a provider shows the server’s message and can be retried', async () => {
  server.use(http.get(PC_LOGIN, () => HttpResponse.json({ code: 500, msg: '无法连接身份提供方' })));
  const { user } = await signInWith();
  await user.click(await screen.findByRole('button', { name: '企业账号登录' }));
  expect(await screen.findByText('无法连接身份提供方')).toBeVisible();
  expect(screen.getByRole('button', { name: '企业账号登录' })).toBeEnabled();
});

it('a provider’s sign-in button disappears if the server does not support sign-in with that provider', async () => {
  server.use(http.get(PC_LOGIN, () => new HttpResponse(null, { status: 404 })));
  const { user } = await signInWith();
  await user.click(await screen.findByRole('button', { name: '企业账号登录' }));
  expect(await screen.findByText('服务器没有提供此功能')).toBeVisible();
  expect(screen.queryByRole('button', { name: '企业账号登录' })).not.toBeInTheDocument();
});

it('a user with a bound identity is signed in, and the address keeps the `redirect` parameter', async () => {
  const { place } = await comeBack(`code=bound-${demoAccount.username}-1&state=ours&iss=x`);
  expect(screen.getByText('正在通过企业账号登录…')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/user/login?redirect=%2Fweclome');
  await waitFor(() => expect(getToken()).toMatch(/^[\da-f]{32}$/));
  expect(place().search).toBe('?redirect=%2Fweclome');
});

it('a user with an unbound identity continues to the binding page', async () => {
  const { place } = await comeBack('code=new-1&state=ours');
  await waitFor(() => expect(place().pathname).toBe('/user/bindWechat'));
  expect(place().search).toBe('?redirect=%2Fweclome&socialUserId=90001&provider=sso');
});

it.each([
  ['a cancelled sign-in', 'error=access_denied&error_description=User+said+no', '您已取消企业账号授权 User said no'],
  ['an outage', 'error=temporarily_unavailable', '企业账号登录失败，请稍后再试 temporarily_unavailable'],
  ['another error', 'error=toString', '企业账号登录失败，请稍后再试 toString'],
])('the message for %s is translated and followed by the sign-in provider’s original text', async (_, query, words) => {
  const asked = vi.fn();
  onRequest(asked);
  const { place } = await comeBack(`${query}&state=ours`);
  await waitFor(() => expect(place().pathname + place().search).toBe('/user/login?redirect=%2Fweclome'));
  expect(failureAt(place())).toBe(words);
  expect(asked).not.toHaveBeenCalled();
});

it('the sign-in page does not display the error text of a forged callback link', async () => {
  const { place } = await comeBack('error=x&error_description=Call+555&state=theirs');
  await waitFor(() => expect(failureAt(place())).toBe('授权不是在此窗口发起的，请重试'));
});

it('when the server cannot reach the provider, the sign-in page shows the server’s message', async () => {
  server.use(http.get(CALLBACK, () => HttpResponse.json({ code: 500, msg: '身份提供方没有响应' })));
  const { place } = await comeBack('code=x&state=ours');
  await waitFor(() => expect(failureAt(place())).toBe('身份提供方没有响应'));
});

it('a sign-in with a provider continues with the required second factor', async () => {
  const step = { factorTicket: 't1', factors: ['totp'], passkey: null };
  server.use(http.get(CALLBACK, () => HttpResponse.json({ code: 0, data: { isBind: true, token: null, ...step } })));
  const { place } = await comeBack('code=x&state=ours');
  await waitFor(() => expect(place().state).toMatchObject(step));
  expect(place().pathname).toBe('/user/login');
});

it('a user can bind an identity and unbind this identity even after its provider is no longer offered', async () => {
  await signInAs();
  showSystemConfig({ providers: [{ key: 'sso', name: '企业账号' }] });
  rememberFlow({ ...SSO, state: 'ours', purpose: 'bind', path: '/account/binding' });
  history.replaceState(null, '', '/user/social/sso?code=new-1&state=ours');
  takeCallback(true);
  expect(location.pathname).toBe('/account/binding');
  const { user } = await renderPage(<BindingPage />, '/account/binding');
  expect(await screen.findByText(/^已绑定 企业账号用户90001/)).toBeVisible();
  expect(screen.getByRole('button', { name: '绑定微信' })).toBeEnabled();
  showSystemConfig({});
  await user.click(await screen.findByRole('button', { name: '解绑sso' }));
  await user.click(await screen.findByRole('button', { name: '解绑' }));
  await waitFor(() => expect(screen.queryByText(/已绑定/)).not.toBeInTheDocument());
});
