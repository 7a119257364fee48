import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { forgetCallback, rememberFlow, takeCallback } from '../login/callback';
import BindingPage from './BindingPage';

afterEach(() => {
  forgetCallback();
  history.replaceState(null, '', '/');
});

const bind = () => screen.findByRole('button', { name: '绑定微信' });

/** Simulates WeChat's redirect back to the binding page of a signed-in user, with this code. */
async function comeBack(code: string, state = 'ours') {
  await signInAs();
  rememberFlow({ state: 'ours', provider: 'wechat', name: '微信', purpose: 'bind', path: '/account/binding' });
  history.replaceState(null, '', `/account/binding?code=${code}&state=${state}`);
  takeCallback(true);
  return renderPage(<BindingPage />, '/account/binding');
}

it('a user binds WeChat and unbinds it again', async () => {
  const { user } = await comeBack('new-1');
  expect(await screen.findByText(/^已绑定 微信用户90001，\d{4}-/)).toBeVisible();
  expect(await screen.findAllByText('绑定成功')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '解绑微信' }));
  const question = await findDialog('解绑微信');
  expect(question).toHaveTextContent('解绑后将不能用微信“微信用户90001”登录。');
  await user.click(within(question).getByRole('button', { name: '解绑' }));
  expect(await bind()).toBeEnabled();
  expect(screen.getByText('未绑定，绑定后可以扫码登录。')).toBeVisible();
});

it.each([
  ['belongs to another account', 'bound-yunying-1', 'ours', '该微信已绑定其他账号'],
  ['returns with a foreign state', 'new-2', 'theirs', '微信授权与本次登录不符，请重新扫码'],
])('the binding page refuses a WeChat account that %s', async (_, code, state, words) => {
  await comeBack(code, state);
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(await bind()).toBeEnabled();
});

it('binding a WeChat account redirects to WeChat with the binding page as the return address', async () => {
  await signInAs();
  const { user } = await renderPage(<BindingPage />, '/account/binding');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, pathname: '/account/binding', assign });
  await user.click(await bind());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const address = new URL(String(assign.mock.lastCall?.[0]));
  expect(address.origin).toBe('https://open.weixin.qq.com');
  expect(address.searchParams.get('redirect_uri')).toMatch(/\/account\/binding$/);
  expect(JSON.parse(sessionStorage.getItem('social-flow') ?? '')).toEqual({
    state: address.searchParams.get('state'),
    provider: 'wechat',
    name: '微信',
    purpose: 'bind',
    path: '/account/binding',
  });
});

it('the WeChat binding does not redirect to an address outside WeChat', async () => {
  await signInAs();
  const { user } = await renderPage(<BindingPage />, '/account/binding');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const reply = () => HttpResponse.json({ code: 0, data: 'https://evil.example/' });
  server.use(http.get('*/api/system/social/wechat/pc_login', reply));
  await user.click(await bind());
  expect(await screen.findAllByText('返回内容无法识别，请联系管理员')).not.toHaveLength(0);
  expect(assign).not.toHaveBeenCalled();
});
