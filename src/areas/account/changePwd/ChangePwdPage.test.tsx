import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { demoSmsCode } from '@mocks/demo';
import { users } from '@mocks/db';
import { renderPage } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import ChangePwdPage from './ChangePwdPage';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: /^(重置密码|正在提交…)$/ });

async function filled(mobile: string, code = demoSmsCode) {
  const sent: unknown[] = [];
  onRequest(({ request }) => {
    if (request.url.endsWith('/auth/forge-password')) {
      void request
        .clone()
        .json()
        .then((body: unknown) => sent.push(body));
    }
  });
  const page = await renderPage(<ChangePwdPage />, '/user/changePwd');
  await page.user.type(await screen.findByLabelText('手机号'), mobile);
  await page.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText('验证码已发送');
  await page.user.type(field('短信验证码'), code);
  await page.user.type(field('新密码'), 'Changed#1');
  await page.user.type(field('确认密码'), 'Changed#1');
  return { ...page, sent };
}

it('a user resets a forgotten password with one request despite repeated clicks', async () => {
  server.use(http.post('*/api/auth/forge-password', () => delay(30)));
  const { user, sent } = await filled('13800138001');
  await user.dblClick(submit());
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: '密码已重置' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '立即登录' })).toHaveAttribute('href', '/user/login');
  expect(sent).toEqual([{ mobile: '13800138001', captcha: demoSmsCode, newPassword: 'Changed#1' }]);
  expect((await users.find(2))?.password).toBe('Changed#1');
});

it('the password reset form shows an error for an unregistered mobile number and keeps its input', async () => {
  const { user, sent } = await filled('13900000001');
  await user.click(submit());
  expect(await screen.findByText('该手机号未注册')).toHaveFocus();
  expect(field('新密码')).toHaveValue('Changed#1');
  await user.click(submit());
  await screen.findByText('验证码错误或已失效');
  expect(sent).toHaveLength(2);
});

it('the password reset form reports missing values at their fields', async () => {
  const { user } = await renderPage(<ChangePwdPage />);
  await user.click(submit());
  expect(field('手机号')).toHaveFocus();
  expect(field('新密码')).toHaveAccessibleDescription(/^至少8位密码，区分大小写/);
  expect(field('确认密码')).toHaveAccessibleDescription('请输入密码');
});
