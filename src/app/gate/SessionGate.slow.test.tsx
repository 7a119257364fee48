import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { getToken } from '@/shared/auth/token';
import { signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { takeConsoleErrors } from '@/testing/setup';
import NoticeHost from '@/app/theme/NoticeHost';
import { routes } from '@/app/routes';
// Imports the signed-in app in advance, so that the tests do not include its loading time on a slow machine.
import '@/app/SignedInApp';
import '@/areas/overview/home/WeclomePage';

const USER_INFO = '*/api/system/user/info';
const MENU = '*/api/system/menu/user';
const FAILED = '错误: 请求用户信息失败，请重试';

/** Renders the product at an address, as a reload would. */
async function open(address: string) {
  await speak();
  useSession.setState({ user: undefined });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () =>
    render(
      <Suspense>
        <RouterProvider router={router} />
        <NoticeHost />
      </Suspense>,
    ),
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { router, place, user: userEvent.setup({ delay: null }) };
}

it.each([
  ['/user/login', '/weclome'],
  ['/', '/weclome'],
  ['/system', '/system/user'],
])('a signed-in user who opens %s sees %s', async (address, end) => {
  await signInAs();
  const { place } = await open(address);
  await waitFor(() => expect(place()).toBe(end));
  expect(await screen.findByRole('link', { name: '人才运营台' })).toHaveAttribute('href', '/weclome');
});

const answerUserInfo = (reply: () => Response | Promise<Response>) => server.use(http.get(USER_INFO, reply));

it('a user without access to a page sees the name of the page and whom to contact', async () => {
  await signInAs();
  const { place, user } = await open('/other/companyAudit?pageNum=2');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('抱歉，你无权访问该页面');
  expect(place()).toBe('/403');
  expect(screen.getByText(/您要打开的页面：企业审核/)).toBeVisible();
  expect(screen.getByText(/请联系管理员开通权限（服务电话 .+）/)).toBeVisible();
  expect(screen.getByRole('link', { name: '人才运营台' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '复制申请内容' }));
  const request = await navigator.clipboard.readText();
  expect(request).toContain('申请开通“企业审核”页面的权限');
  expect(request).toContain('/other/companyAudit?pageNum=2');
  // The click loads the signed-in app, so `act` waits for it.
  await act(async () => screen.getByRole('link', { name: '返回首页' }).click());
  await waitFor(() => expect(place()).toBe('/weclome'));
});

it.each([
  ['500', () => HttpResponse.json({ code: 500, msg: 'secret' }, { status: 500 }), 'secret'],
  ['403', () => HttpResponse.json({ code: 403, msg: 'secret' }, { status: 403 }), 'secret'],
  ['a refusal', () => HttpResponse.json({ code: 1, msg: 'secret' }), 'secret'],
  ['data null', () => HttpResponse.json({ code: 0, data: null }), 'Error: getInfo: roles must be a non-null array'],
  [
    'empty roleIds',
    () => HttpResponse.json({ code: 0, data: { userId: 1, roleIds: [] } }),
    'Error: getInfo: roles must be a non-null array',
  ],
  [
    'a page of HTML',
    () => new HttpResponse('<html></html>', { headers: { 'content-type': 'text/html' } }),
    'malformed',
  ],
  ['a 401 for a signed-in user', () => HttpResponse.json({ result: { isLogin: true } }, { status: 401 }), 'http'],
])('[row 1] [row 4] a user info response of %s signs the user out and shows one message', async (_, reply, said) => {
  await signInAs();
  const signedOut = vi.fn(() => HttpResponse.json({ code: 500 }, { status: 500 }));
  server.use(http.post('*/api/auth/logout', signedOut));
  answerUserInfo(reply);
  const { place } = await open('/system/user');
  expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument();
  expect(place()).toBe('/user/login?redirect=/');
  expect(await screen.findAllByText(FAILED)).toHaveLength(1);
  expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
  expect(getToken()).toBeUndefined();
  await waitFor(() => expect(signedOut).toHaveBeenCalledOnce());
  expect(takeConsoleErrors()).toEqual([said]);
});

it('a 403 for user info leads to the sign-in page, with the product’s own message instead of “Forbidden”', async () => {
  await signInAs();
  answerUserInfo(() => HttpResponse.json({ code: 403, msg: '账号已停用' }, { status: 403 }));
  const { place } = await open('/system/user');
  expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument();
  expect(place()).toBe('/user/login?redirect=/');
  expect(await screen.findAllByText(FAILED)).toHaveLength(1);
  expect(screen.queryByText(/Forbidden/)).toBeNull();
  takeConsoleErrors();
});

it('when both the menu and user info fail, only the user info failure is shown', async () => {
  await signInAs();
  server.use(http.get(MENU, () => HttpResponse.json({}, { status: 500 })));
  answerUserInfo(async () => {
    await delay(100);
    return HttpResponse.json({}, { status: 500 });
  });
  await open('/weclome');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.queryByText('菜单加载失败')).not.toBeInTheDocument();
  takeConsoleErrors();
});

it.each([
  ['nothing', null],
  ['an empty list', []],
])('[row 8] the welcome page opens when the menu from the server is %s', async (_, data) => {
  await signInAs();
  server.use(http.get(MENU, () => HttpResponse.json({ code: 0, data })));
  await open('/');
  expect(await screen.findByText(/欢迎回来/)).toBeVisible();
});

it('when the system config fails to load, the welcome page opens with the built-in name', async () => {
  await signInAs();
  server.use(http.get('*/api/system/operator/setting/info', () => HttpResponse.json({}, { status: 500 })));
  await open('/weclome');
  expect(await screen.findByText(/欢迎回来/)).toBeVisible();
  expect(document.title).toBe('欢迎页 – Talent Desk');
});
