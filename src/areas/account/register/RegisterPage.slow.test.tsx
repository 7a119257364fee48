import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoSmsCode } from '@mocks/demo';
import { users } from '@mocks/db';
import { renderPage } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import RegisterPage from './RegisterPage';
import RegisterResultPage from './RegisterResultPage';

const GOOD = { 邮箱: ' new.one@example.com ', 密码: 'Secret#99', 确认密码: 'Secret#99', 手机号: '139 0013-9000' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: /^(注册|正在注册…)$/ });

/** Renders the page with a filled-in form and records the requests. */
async function filled(values: Record<string, string> = GOOD) {
  const sent: unknown[] = [];
  onRequest(({ request }) => {
    if (request.url.endsWith('/auth/register'))
      void request
        .clone()
        .json()
        .then((body: unknown) => sent.push(body));
  });
  const page = await renderPage(<RegisterPage />, '/user/register');
  await screen.findByRole('heading', { name: '注册' });
  for (const [name, value] of Object.entries(values)) await page.user.type(field(name), value);
  return { ...page, sent };
}

/** Completes the form: requests a code, types it and accepts the agreement. */
async function withCode({ user }: Awaited<ReturnType<typeof filled>>, code = demoSmsCode) {
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送');
  await user.type(field('短信验证码'), code);
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
}

it('a user creates an account with one request despite repeated clicks', async () => {
  server.use(http.post('*/api/auth/register', () => delay(30)));
  const page = await filled();
  await withCode(page);
  await page.user.dblClick(submit());
  await page.user.click(submit());
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/user/registerResult'));
  expect(page.sent).toEqual([
    { email: 'new.one@example.com', password: 'Secret#99', mobile: '13900139000', captcha: demoSmsCode },
  ]);
  expect((await users.all()).some(({ email }) => email === 'new.one@example.com')).toBe(true);
  const { state } = page.router.state.location;
  page.unmount();
  const result = await renderPage(<RegisterResultPage />);
  expect(screen.getByRole('heading', { name: '注册成功' })).toHaveFocus();
  await result.router.navigate('/user/register-result', { state });
  expect(await screen.findByRole('heading', { name: '您的账户：new.one@example.com 注册成功' })).toBeVisible();
  expect(screen.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/user/login');
});

it('an empty registration form reports its required fields, focuses the first field and sends nothing', async () => {
  const { user, sent } = await filled({});
  await user.click(submit());
  expect(field('邮箱')).toHaveAccessibleDescription('请输入邮箱地址');
  expect(field('密码')).toHaveAccessibleDescription(/^至少8位密码，区分大小写/);
  expect(field('确认密码')).toHaveAccessibleDescription('请输入密码');
  expect(field('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
  expect(field('短信验证码')).toHaveAccessibleDescription('请输入验证码');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请阅读并同意用户协议');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(field('邮箱')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('errors in the registration form appear at the first submit and then update while the user types', async () => {
  const { user } = await filled({ 邮箱: 'nobody', 密码: 'abcd1234' });
  expect(screen.getByText('强度：中')).toBeVisible();
  expect(field('邮箱')).not.toHaveAttribute('aria-invalid');
  await user.click(submit());
  expect(field('邮箱')).toHaveAccessibleDescription('邮箱格式不正确');
  expect(field('密码')).toHaveAccessibleDescription(/^密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成/);
  await user.type(field('邮箱'), '@example.com');
  expect(field('邮箱')).toBeValid();
  await user.type(field('密码'), '!');
  expect(screen.getByText('强度：强')).toBeVisible();
  expect(field('密码')).toBeValid();
  await user.type(field('确认密码'), 'abcd');
  expect(field('确认密码')).toHaveAccessibleDescription('两次密码不一致');
});

it('if the server refuses a registration, the form focuses the error message and keeps the user’s input', async () => {
  const page = await filled({ ...GOOD, 邮箱: 'admin@example.com' });
  await withCode(page);
  await page.user.click(submit());
  expect(await screen.findByText('注册失败，邮箱账号已存在')).toHaveFocus();
  expect(field('邮箱')).toHaveValue('admin@example.com');
  expect(field('密码')).toHaveValue('Secret#99');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await page.user.clear(field('邮箱'));
  await page.user.type(field('邮箱'), 'other@example.com{Enter}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/user/registerResult'));
});

it('[row 89] the server’s error for a field disappears when the user edits the field', async () => {
  const reply = () =>
    HttpResponse.json({ code: 500, msg: '参数错误', data: { mobile: '该手机号已被占用', other: 'x' } });
  server.use(http.post('*/api/auth/register', reply));
  const page = await filled();
  await withCode(page);
  await page.user.click(submit());
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  expect(field('手机号')).toHaveAccessibleDescription('该手机号已被占用');
  expect(screen.queryByText('参数错误')).not.toBeInTheDocument();
  await page.user.type(field('手机号'), '{Backspace}1');
  expect(field('手机号')).toBeValid();
});

it('requesting an SMS code without a phone number, or while the SMS service fails, shows an error', async () => {
  const { user } = await filled({});
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(field('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
  expect(field('手机号')).toHaveFocus();
  expect(field('邮箱')).toBeValid();
  server.use(
    http.post('*/api/system/verification/start', () => HttpResponse.json({ code: 500, msg: '短信服务不可用' })),
  );
  await user.type(field('手机号'), '13900139000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('短信服务不可用')).toBeVisible();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});
