import { screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getToken } from '@/shared/auth/token';
import { demoAccount } from '@mocks/demo';
import { renderPage } from '@/testing/renderPage';
import { onRequest } from '@/testing/server';
import LoginPage from './LoginPage';

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

it('a user signs in with a user name', async () => {
  const { user, sent } = await filled('  admin ');
  await user.click(submit());
  await waitFor(() => expect(getToken()).toMatch(/^[\da-f]{32}$/));
  expect(sent).toEqual([{ username: 'admin', password: demoAccount.password, rememberMe: true }]);
  expect(JSON.parse(localStorage.getItem('pro__Access-Token') ?? '')).toMatchObject({ value: getToken() });
});

it('[row 45] a wrong password shows an error and is selected for overwriting', async () => {
  const { user } = await filled('admin', 'wrong');
  await user.click(submit());
  expect(await screen.findByText('用户不存在/密码错误')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('用户不存在/密码错误');
  await waitFor(() => expect(password()).toHaveFocus());
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'wrong'.length]);
  expect(account()).toHaveValue('admin');
  expect(getToken()).toBeUndefined();
  await user.keyboard(`${demoAccount.password}{Enter}`);
  await waitFor(() => expect(getToken()).toBeDefined());
});

it('an incomplete form shows errors at its fields and sends nothing', async () => {
  const { user, sent } = await filled('', '');
  await user.click(submit());
  expect(account()).toHaveAccessibleDescription('请输入帐户名或邮箱地址');
  expect(password()).toHaveAccessibleDescription('请输入密码');
  expect(account()).toBeInvalid();
  expect(account()).toHaveFocus();
  await user.type(account(), 'admin{Enter}');
  expect(account()).toBeValid();
  expect(password()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('[row 88] repeated clicks send only one sign-in request', async () => {
  const { user, sent } = await filled();
  await user.dblClick(submit());
  await user.keyboard('{Enter}');
  expect(submit()).toHaveTextContent('正在登录…');
  await waitFor(() => expect(getToken()).toBeDefined());
  await user.click(submit());
  await delay(50);
  expect(submit()).toHaveTextContent('正在登录…');
  expect(sent).toHaveLength(1);
});
