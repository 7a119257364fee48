import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { roles, users } from '@mocks/db';
import { demoAccount } from '@mocks/demo';
import { factors } from '@mocks/factors/proofs';
import { addApp, closeCodes, proveItIsYou } from '@/testing/samples/factors';
import { ApiError } from '@/shared/api/ApiError';
import { isLocked, LOCKED } from '@/shared/auth/lastLock';
import { writeStored } from '@/shared/storage/storage';
import { useSession } from '@/shared/auth/session';
import { getToken } from '@/shared/auth/token';
import { signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { takeConsoleErrors } from '@/testing/setup';
import NoticeHost from '@/app/theme/NoticeHost';
import { routes } from '@/app/routes';
import { refuseBoot } from './SessionGate';
// Imports the signed-in app in advance, so that the tests do not include its loading time on a slow machine.
import '@/app/SignedInApp';
import '@/areas/overview/home/WeclomePage';

const USER_INFO = '*/api/system/user/info';
const MENU = '*/api/system/menu/user';

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

it.each([['/'], ['/weclome'], ['/system/user?pageNum=2'], ['/nowhere']])(
  '[row 23] a visitor without a token at %s is sent to the sign-in page, and no protected data is requested',
  async (address) => {
    const asked = vi.fn(() => HttpResponse.json({ code: 401 }, { status: 401 }));
    server.use(http.get(USER_INFO, asked), http.get(MENU, asked));
    const { place } = await open(address);
    expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument();
    expect(place()).toBe('/user/login?redirect=/');
    expect(asked).not.toHaveBeenCalled();
  },
);

it('a locked page leads to a sign-in page that reports the lock, and signing in leads back to the page', async () => {
  writeStored(LOCKED, true);
  const { place, user } = await open('/system/user?pageNum=2');
  expect(await screen.findByText(/^已锁定/)).toBeVisible();
  expect(place()).toBe('/user/login?locked');
  await user.type(screen.getByLabelText('账号'), demoAccount.username);
  await user.type(screen.getByLabelText('密码'), `${demoAccount.password}{Enter}`);
  await waitFor(() => expect(place()).toBe('/system/user?pageNum=2'));
  expect(isLocked()).toBe(false);
});

it('signing in leads to the requested page', async () => {
  const { place, user } = await open('/approval/companyAudit?pageNum=2');
  await user.type(await screen.findByLabelText('账号'), demoAccount.username);
  await user.type(screen.getByLabelText('密码'), `${demoAccount.password}{Enter}`);
  await waitFor(() => expect(place()).toBe('/approval/companyAudit?pageNum=2'));
  expect(await screen.findByRole('link', { name: '人才运营台' })).toBeVisible();
});

it('users must change an initial password before they see anything else', async () => {
  await signInAs();
  await users.update(1, { mustChangePassword: true });
  const { user } = await open('/system/user');
  expect(await screen.findByRole('heading', { name: '修改初始密码' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '修改密码' }));
  expect(await screen.findByText('旧密码不能为空')).toBeVisible();
  await user.type(screen.getByLabelText('初始密码'), demoAccount.password);
  await user.type(screen.getByLabelText('新密码'), 'Changed#42');
  await user.type(screen.getByLabelText('确认密码'), 'Changed#42{Enter}');
  expect(await screen.findByText('修改成功!')).toBeVisible();
  expect(await users.find(1)).toMatchObject({ password: 'Changed#42', mustChangePassword: false });
  expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument();
  expect(getToken()).toBeUndefined();
});

it('users with a role that requires a second factor must add one before they see anything else', async () => {
  await roles.update(2, { factorRequired: 'Y' });
  await signInAs('yunying');
  const { user } = await open('/weclome');
  expect(await screen.findByRole('heading', { name: '两步验证' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '添加身份验证器' }));
  await proveItIsYou(user);
  await addApp(user);
  await closeCodes(user);
  expect(await screen.findByText(/欢迎回来/)).toBeVisible();
  expect(await factors.all()).toHaveLength(11);
});

it('a failed request for user info is not logged if another request’s 401 response has already ended the session', () => {
  refuseBoot(new ApiError('unauthorized', 'token verify error', { status: 401 }));
  expect(takeConsoleErrors()).toEqual([]);
});

it('[row 7] a user can retry a failed menu without signing in again', async () => {
  await signInAs();
  const menu = vi.fn(() => HttpResponse.json({ code: 500, msg: '数据库忙' }));
  server.use(http.get(MENU, menu, { once: true }));
  const { place, user } = await open('/weclome');
  expect(await screen.findByRole('heading', { name: '菜单加载失败' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('数据库忙');
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/欢迎回来/)).toBeVisible();
  expect(place()).toBe('/weclome');
  expect(menu).toHaveBeenCalledOnce();
  expect(getToken()).toBeDefined();
});
