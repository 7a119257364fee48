import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { getToken } from '@/shared/auth/token';
import { endSession } from '@/shared/auth/session';
import { demoAccount } from '@mocks/demo';
import { factors, newRecoveryCodes } from '@mocks/factors/proofs';
import { stepAt, totp } from '@mocks/factors/totp';
import { renderPage } from '@/testing/renderPage';
import { server } from '@/testing/server';
import LoginPage from './LoginPage';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
let recovery: string[];

beforeEach(async () => {
  endSession();
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  const app = { factorId: 1, userId: 1, kind: 'totp', name: 'a', secret: SECRET, counter: 0, createTime: '' } as const;
  await factors.insert(app);
  recovery = await newRecoveryCodes(1);
});

/** Signs in with the password and waits for the dialog of the second step. */
async function signIn() {
  const page = await renderPage(<LoginPage />);
  await page.user.type(screen.getByLabelText('账号'), demoAccount.username);
  await page.user.type(screen.getByLabelText('密码'), `${demoAccount.password}{Enter}`);
  await screen.findByRole('dialog', { name: '两步验证' });
  return page;
}

it('the second-factor dialog refuses a wrong code and signs the user in with the right code', async () => {
  const { user } = await signIn();
  const code = screen.getByLabelText('身份验证器中的验证码');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('请输入验证码')).toBeVisible();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('验证码错误或已使用')).toBeVisible();
  expect(code).toHaveValue('000000');
  expect(getToken()).toBeUndefined();
  await user.clear(code);
  await user.type(code, `${await totp(SECRET, stepAt(Date.now()))}{Enter}`);
  await waitFor(() => expect(getToken()).toMatch(/^[\da-f]{32}$/));
});

it('a user can sign in with a recovery code instead of an authenticator code', async () => {
  const { user } = await signIn();
  await user.click(screen.getByRole('button', { name: '改用恢复码' }));
  await user.type(screen.getByLabelText('恢复码'), `${recovery[0]}{Enter}`);
  await waitFor(() => expect(getToken()).toBeDefined());
});

it('the second-factor dialog closes once the code is accepted', async () => {
  const { user } = await signIn();
  await user.type(screen.getByLabelText('身份验证器中的验证码'), `${await totp(SECRET, stepAt(Date.now()))}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getToken()).toBeDefined();
});

it('canceling the second-factor dialog returns to the sign-in form with the typed password', async () => {
  const { user } = await signIn();
  await user.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('密码')).toHaveValue(demoAccount.password);
});

it.each([[['carrierPigeon']], ['totp'], [null], [['passkey']]])(
  'the second-factor dialog asks for a code if it receives no list of factors, and reports unsupported factors: %j',
  async (kinds) => {
    const data = { factorTicket: 't', factors: kinds, passkey: null };
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ code: 0, data })));
    await signIn();
    if (Array.isArray(kinds)) expect(screen.getByText(/^本页面不支持该账户的验证方式/)).toBeVisible();
    else expect(screen.getByLabelText('身份验证器中的验证码')).toBeVisible();
  },
);
