import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { showSystemConfig } from '@/shared/auth/session';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import LoginPage from './LoginPage';

const shown = () => ({
  tabs: screen.queryAllByRole('tab').map(({ textContent }) => textContent),
  wechat: screen.queryByRole('button', { name: '微信登录' }) !== null,
  links: screen.queryAllByRole('link').map(({ textContent }) => textContent),
});

it('the sign-in page offers every sign-in method if the server sends no list of features', async () => {
  await renderPage(<LoginPage />);
  expect(shown()).toEqual({ tabs: ['账号密码登录', '手机号登录'], wechat: true, links: ['忘记密码', '注册账户'] });
});

it.each([
  ['nothing', [], { tabs: [], wechat: false, links: [] }],
  ['WeChat as text', 'wechat', { tabs: [], wechat: true, links: [] }],
  ['SMS', ['sms'], { tabs: ['账号密码登录', '手机号登录'], wechat: false, links: [] }],
  [
    'registration without the SMS code it needs',
    ['register', 'forgotPassword'],
    { tabs: [], wechat: false, links: [] },
  ],
  [
    'a forgotten password',
    ['sms', 'forgotPassword', 'faceRecognition'],
    { tabs: ['账号密码登录', '手机号登录'], wechat: false, links: ['忘记密码'] },
  ],
])('the sign-in page offers only the methods that the server lists: %s', async (_, features, expected) => {
  showSystemConfig({ features });
  await renderPage(<LoginPage />);
  expect(shown()).toEqual(expected);
  expect(screen.getByRole('checkbox', { name: '自动登录' })).toBeChecked();
});

it.each([
  ['404 for the address', 404, { error: 'Not Found' }],
  ['401 from a filter in front of the router', 401, { code: 401, msg: "token can't null or empty string" }],
])(
  'a click on the WeChat button shows a message and hides the button if the server lacks WeChat sign-in (%s)',
  async (_, status, body) => {
    server.use(http.get('*/api/system/social/wechat/pc_login', () => HttpResponse.json(body, { status })));
    const { user } = await renderPage(<LoginPage />);
    await user.click(screen.getByRole('button', { name: '微信登录' }));
    expect(await screen.findByText('服务器没有提供此功能')).toBeVisible();
    expect(shown()).toMatchObject({ wechat: false, links: ['忘记密码', '注册账户'] });
  },
);

it('the sign-in page returns to the password form if the server turns out to have no SMS sign-in', async () => {
  server.use(http.post('*/api/system/verification/start', () => new HttpResponse(null, { status: 404 })));
  const { user } = await renderPage(<LoginPage />);
  await user.click(screen.getByRole('tab', { name: '手机号登录' }));
  await user.type(screen.getByLabelText('手机号'), '13800000000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(screen.getByLabelText('密码')).toBeVisible());
  expect(screen.getByText('服务器没有提供此功能')).toBeVisible();
  expect(shown()).toEqual({ tabs: [], wechat: true, links: [] });
});
