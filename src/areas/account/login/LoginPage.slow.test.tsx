import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { defaultConfig } from '@/shared/auth/systemConfig';
import { getToken } from '@/shared/auth/token';
import { demoAccount, demoSmsCode, disabledAccount } from '@mocks/demo';
import { renderPage } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import LoginPage from './LoginPage';

const LOGIN = '*/api/auth/login';
const pictures = { made: vi.fn(() => 'blob:captcha'), revoked: vi.fn() };

beforeEach(() => {
  pictures.made.mockClear();
  pictures.revoked.mockClear();
  Object.assign(URL, { createObjectURL: pictures.made, revokeObjectURL: pictures.revoked });
});
afterEach(() => {
  vi.useRealTimers();
});

const account = () => screen.getByLabelText('账号');
const password = () => screen.getByLabelText<HTMLInputElement>('密码');
const submit = () => screen.getByRole('button', { name: /^(登录|正在登录…)$/ });

/** Renders the sign-in page with a filled-in form and records the requests. */
async function filled(name = demoAccount.username, secret = demoAccount.password) {
  const sent: Record<string, unknown>[] = [];
  onRequest(({ request }) => {
    if (request.url.endsWith('/auth/login'))
      void request
        .clone()
        .json()
        .then((body: Record<string, unknown>) => sent.push(body));
  });
  const page = await renderPage(<LoginPage />);
  await screen.findByRole('heading', { name: '登录' });
  if (name) await page.user.type(account(), name);
  if (secret) await page.user.type(password(), secret);
  return { ...page, sent };
}

it('a user signs in by e-mail address with remember-me off', async () => {
  const { user, sent } = await filled('admin@example.com', '');
  await user.click(screen.getByLabelText('自动登录'));
  await user.type(password(), `${demoAccount.password}{Enter}`);
  await waitFor(() => expect(getToken()).toBeDefined());
  expect(sent).toEqual([{ email: 'admin@example.com', password: demoAccount.password, rememberMe: false }]);
});

it.each([
  ['a blocked account', undefined, '用户已封禁，请联系管理员'],
  ['a 401', () => HttpResponse.json({ code: 401, msg: '密码错误' }, { status: 401 }), '密码错误'],
  ['a broken server', () => HttpResponse.json({}, { status: 500 }), '服务器开小差了（500），请稍后再试'],
  ['a page of HTML', () => new HttpResponse('<html></html>'), '请求出现错误，请稍后再试'],
  ['a text that is not a token', () => HttpResponse.json({ code: 0, data: '登录成功' }), '请求出现错误，请稍后再试'],
  ['no token in the response', () => HttpResponse.json({ code: 0, data: { token: null } }), '请求出现错误，请稍后再试'],
  ['no network', () => HttpResponse.error(), '网络中断，请检查网络后重试'],
])('a failed sign-in shows an error message and stores no token: %s', async (_, reply, words) => {
  if (reply) server.use(http.post(LOGIN, reply));
  const { user } = await filled(disabledAccount.username);
  await user.click(submit());
  expect(await screen.findByText(words)).toBeVisible();
  expect(getToken()).toBeUndefined();
});

it('a token at the top level of the response signs the user in', async () => {
  server.use(http.post(LOGIN, () => HttpResponse.json({ code: 0, msg: '', token: 'abc', expire: 43_200 })));
  const { user } = await filled();
  await user.click(submit());
  await waitFor(() => expect(getToken()).toBe('abc'));
});

it('the captcha appears when the server requires it, and changes after each failed attempt', async () => {
  server.use(http.post(LOGIN, () => HttpResponse.json({ code: 500, msg: '验证码不合法' }, { status: 500 })));
  const { user, sent, unmount } = await filled();
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
  await user.click(submit());
  expect(await screen.findByRole('img', { name: '验证码图片，点击换一张' })).toHaveAttribute('src', 'blob:captcha');
  expect(screen.getByText('验证码不合法')).toBeVisible();
  await user.click(submit());
  expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入验证码');
  expect(sent).toHaveLength(1);
  await user.type(screen.getByLabelText('验证码'), '12');
  await user.click(submit());
  await waitFor(() => expect(pictures.made).toHaveBeenCalledTimes(2));
  expect(sent[1]).toMatchObject({
    username: 'admin',
    captcha: '12',
    randomStr: expect.stringMatching(/^[\da-f]{32}$/) as string,
  });
  expect(screen.getByLabelText('验证码')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: '验证码图片，点击换一张' }));
  await waitFor(() => expect(pictures.made).toHaveBeenCalledTimes(3));
  unmount();
  expect(pictures.revoked).toHaveBeenCalledTimes(3);
});

it('[row 46] a captcha picture that fails to load can be loaded again', async () => {
  useSession.setState({ config: { ...defaultConfig, captchaEnabled: true } });
  server.use(http.get('*/api/code', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }));
  const { user } = await filled();
  await user.click(await screen.findByRole('button', { name: '验证码加载失败，点击重试' }));
  expect(await screen.findByRole('img', { name: '验证码图片，点击换一张' })).toBeVisible();
});

it('[row 47] a user can request one SMS code a minute, and a reload does not shorten the wait', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const asked = vi.fn(() => delay(20).then(() => HttpResponse.json({ code: 0 })));
  server.use(http.post('*/api/system/verification/start', asked));
  const { user, unmount } = await renderPage(<LoginPage />);
  await user.click(screen.getByRole('tab', { name: '手机号登录' }));
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
  expect(asked).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('手机号'), '１３８-0013 8000');
  await user.dblClick(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
  expect(screen.getByText('验证码已发送')).toBeVisible();
  expect(screen.getByLabelText('短信验证码')).toHaveFocus();
  act(() => void vi.advanceTimersByTime(30_000));
  unmount();

  await renderPage(<LoginPage />);
  await user.click(screen.getByRole('tab', { name: '手机号登录' }));
  expect(screen.getByRole('button', { name: /^(29|30) s$/ })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(30_500));
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  expect(asked).toHaveBeenCalledOnce();
});

it('[row 47] setting the clock back does not prolong the wait for another SMS code beyond a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const { user } = await renderPage(<LoginPage />);
  await user.click(screen.getByRole('tab', { name: '手机号登录' }));
  await user.type(screen.getByLabelText('手机号'), '13800138000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: '60 s' })).toBeDisabled();
  vi.setSystemTime(Date.now() - 3_600_000);
  act(() => void vi.advanceTimersByTime(500));
  act(() => void vi.advanceTimersByTime(60_500));
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

it('a wrong SMS code does not make the password form ask for a captcha', async () => {
  const { user } = await filled('', '');
  await user.click(screen.getByRole('tab', { name: '手机号登录' }));
  await user.type(screen.getByLabelText('手机号'), '13800138000');
  await user.type(screen.getByLabelText('短信验证码'), '000000{Enter}');
  expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '账号密码登录' }));
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
});

it('a user signs in with the code sent to their mobile', async () => {
  const { user, sent } = await filled('', '');
  screen.getByRole('tab', { name: '账号密码登录' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '手机号登录', selected: true })).toHaveFocus();
  await user.type(screen.getByLabelText('手机号'), '13800138000');
  await user.click(submit());
  expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription('请输入验证码');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送');
  await user.type(screen.getByLabelText('短信验证码'), `${demoSmsCode}{Enter}`);
  await waitFor(() => expect(getToken()).toBeDefined());
  expect(sent).toEqual([{ mobile: '13800138000', captcha: demoSmsCode, rememberMe: true }]);
});

it.each([
  ['https://open.weixin.qq.com/connect/qrconnect?appid=wx1&redirect_uri=x&state=y', true],
  ['https://open.weixin.qq.com.evil.example/connect', false],
  ['https://open.weixin.qq.com@evil.example/', false],
  ['http://open.weixin.qq.com/connect', false],
  ['//open.weixin.qq.com/connect', false],
  ['javascript:alert(1)//https://open.weixin.qq.com/', false],
  [null, false],
])('the WeChat sign-in accepts %s as a redirect target: %s', async (address, goes) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  server.use(http.get('*/api/system/social/wechat/pc_login', () => HttpResponse.json({ code: 0, data: address })));
  const { user } = await renderPage(<LoginPage />);
  await user.click(screen.getByRole('button', { name: '微信登录' }));
  if (goes) await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
  else expect(await within(screen.getByRole('alert')).findByText('请求出现错误，请稍后再试')).toBeVisible();
  expect(assign).toHaveBeenCalledTimes(goes ? 1 : 0);
});
