import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { getToken } from '@/shared/auth/token';
import { demoAccount } from '@mocks/demo';
import { renderPage } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { WECHAT } from '../login/callback';
import { arrive } from '../social/social.api';
import BindWechatPage from './BindWechatPage';

const submit = () => screen.getByRole('button', { name: /^(绑定并登录|正在登录…)$/ });

/** Fills in the page for a WeChat identity that is not bound to an account. */
async function filled(password: string = demoAccount.password) {
  const callback = { provider: WECHAT, code: 'new-1', state: 's', purpose: 'signIn' as const };
  const answer = await arrive({ ...callback, params: new URLSearchParams() });
  const { socialUserId } = answer as { socialUserId: string };
  const sent: unknown[] = [];
  onRequest(({ request: asked }) => {
    if (asked.url.endsWith('/auth/social/bind'))
      void asked
        .clone()
        .json()
        .then((body: unknown) => sent.push(body));
  });
  const page = await renderPage(<BindWechatPage />, `/user/bindWechat?redirect=/&socialUserId=${socialUserId}`);
  await page.user.type(await screen.findByLabelText('账号'), demoAccount.username);
  await page.user.type(screen.getByLabelText('密码'), password);
  return { ...page, sent, socialUserId };
}

it('binding a WeChat identity to an account signs the user in with one request despite repeated clicks', async () => {
  server.use(http.post('*/api/auth/social/bind', () => delay(30)));
  const { user, sent, socialUserId } = await filled();
  await user.dblClick(submit());
  await user.click(submit());
  await waitFor(() => expect(getToken()).toBeDefined());
  expect(sent).toEqual([{ socialUserId, ...demoAccount }]);
});

it('the WeChat binding form shows the server’s refusal and asks for a captcha if the server requires one', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const { user, sent } = await filled('wrong');
  await user.click(submit());
  expect(await screen.findByText('用户不存在/密码错误')).toBeVisible();
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
  const reply = () => HttpResponse.json({ code: 500, msg: '请输入验证码' });
  server.use(http.post('*/api/auth/social/bind', reply, { once: true }));
  await user.click(submit());
  await user.type(await screen.findByLabelText('验证码'), '7');
  await screen.findByRole('img', { name: '验证码图片，点击换一张' });
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ captcha: '7', randomStr: expect.stringMatching(/^[\da-f]{32}$/) as string });
  expect(getToken()).toBeUndefined();
});

it('an external identity can be bound only once, and only in the browser tab that received it', async () => {
  const { user, socialUserId, unmount } = await filled();
  await user.click(submit());
  await waitFor(() => expect(getToken()).toBeDefined());
  unmount();
  for (const id of [socialUserId, '90017']) {
    const page = await renderPage(<BindWechatPage />, `/user/bindWechat?redirect=/&provider=sso&socialUserId=${id}`);
    expect(await screen.findByText('授权已失效，请重试')).toBeVisible();
    expect(screen.queryByLabelText('账号')).not.toBeInTheDocument();
    page.unmount();
  }
});

it('the binding page offers only a link back to the sign-in page if there is no identity to bind', async () => {
  await renderPage(<BindWechatPage />, '/user/bindWechat');
  expect(await screen.findByText('微信授权已失效，请重新扫码')).toBeVisible();
  expect(screen.queryByLabelText('账号')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/user/login');
});
