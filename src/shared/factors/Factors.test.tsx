import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { demoPassword } from '@mocks/demo';
import { queryClient } from '@/shared/api/queryClient';
import { passkey } from '@/testing/samples/authenticator';
import { addApp, closeCodes, proveItIsYou } from '@/testing/samples/factors';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { FactorsCard } from './FactorsCard';

interface Options {
  publicKey: { challenge: string };
}

const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

/** Mocks a browser with passkeys, whose authenticator is `key`; without `key` the user cancels. */
function withPasskeys(key?: ReturnType<typeof passkey>) {
  const asJson = (credential: unknown) => Promise.resolve({ toJSON: () => credential });
  const cancelled = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
  const credentials = {
    create: ({ publicKey }: Options) => (key ? asJson(key.create(publicKey)) : cancelled()),
    get: ({ publicKey }: Options) => (key ? asJson(key.get(publicKey)) : cancelled()),
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      parseCreationOptionsFromJSON: (options: unknown) => options,
      parseRequestOptionsFromJSON: (options: unknown) => options,
    }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
}

const list = async () => within(await screen.findByRole('list', { name: '两步验证' }));
const open = async (name: string) => {
  const page = await renderPage(<FactorsCard />);
  await page.user.click(await screen.findByRole('button', { name }));
  await proveItIsYou(page.user);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  return page;
};

beforeEach(() => signInAs('yunying'));

it('a user adds an authenticator app and receives ten recovery codes', async () => {
  const { user } = await open('添加身份验证器');
  const dialog = await findDialog('添加身份验证器');
  expect(await within(dialog).findByRole('img', { name: '身份验证器二维码' })).toBeVisible();
  const secret = await addApp(user);
  await user.click(within(await findDialog('恢复码')).getByRole('button', { name: '复制' }));
  const codes = await closeCodes(user);
  expect(codes).toHaveLength(10);
  expect(copied).toHaveBeenLastCalledWith(codes.join('\n'));
  expect(secret).not.toBe('');
  expect(await (await list()).findByText('身份验证器')).toBeVisible();
  expect((await list()).getByText('恢复码剩余 10 个')).toBeVisible();
});

it('new recovery codes stay visible if the list of sign-in factors cannot be reloaded', async () => {
  const { user } = await open('添加身份验证器');
  const failed = vi.fn(() => HttpResponse.json({ code: 500, msg: '系统繁忙' }));
  server.use(http.get('*/api/system/accounts/factors', failed));
  await addApp(user);
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(await screen.findByText(/系统繁忙/)).toBeInTheDocument();
  expect(await closeCodes(user)).toHaveLength(10);
});

it('a wrong password is refused, and no authenticator app is set up', async () => {
  const { user } = await renderPage(<FactorsCard />);
  await user.click(await screen.findByRole('button', { name: '添加身份验证器' }));
  await proveItIsYou(user, 'wrong');
  expect(await within(await findDialog('验证身份')).findByText('密码或验证码错误')).toBeVisible();
  expect(screen.queryByRole('img', { name: '身份验证器二维码' })).not.toBeInTheDocument();
});

it('a wrong code shows an error in the dialog and stays in the field', async () => {
  const { user } = await open('添加身份验证器');
  const dialog = await findDialog('添加身份验证器');
  const code = await within(dialog).findByLabelText('6 位验证码');
  await user.type(code, '12');
  await user.click(buttonIn(dialog, '添加'));
  expect(await within(dialog).findByText('请输入 6 位验证码')).toBeVisible();
  await user.clear(code);
  await user.type(code, '000000');
  await user.click(buttonIn(dialog, '添加'));
  expect(await within(dialog).findByText('验证码错误或已使用')).toBeVisible();
  expect(code).toHaveValue('000000');
});

it('a user adds a passkey, and later uses the same passkey to confirm its removal', async () => {
  withPasskeys(passkey('one', location.origin));
  const { user } = await open('添加通行密钥');
  const dialog = await findDialog('添加通行密钥');
  const name = await within(dialog).findByLabelText('名称');
  await user.clear(name);
  await user.type(name, '工作电脑');
  await user.click(buttonIn(dialog, '添加'));
  await closeCodes(user);
  await user.click(await screen.findByRole('button', { name: '移除 工作电脑' }));
  await user.click(within(await findDialog('移除 工作电脑')).getByRole('button', { name: '使用通行密钥' }));
  expect(await screen.findByText('未开启')).toBeVisible();
});

it('canceling a passkey request shows a message in the dialog', async () => {
  withPasskeys();
  const { user } = await open('添加通行密钥');
  const dialog = await findDialog('添加通行密钥');
  await within(dialog).findByLabelText('名称');
  await user.click(buttonIn(dialog, '添加'));
  expect(await within(dialog).findByText('通行密钥验证未完成，请重试')).toBeVisible();
});

it('replacing recovery codes or removing the authenticator app requires the password or a recovery code', async () => {
  const { user } = await open('添加身份验证器');
  await addApp(user);
  const codes = await closeCodes(user);
  await user.click(await screen.findByRole('button', { name: '重新生成恢复码' }));
  const renewal = await findDialog('生成新的恢复码后，原有恢复码全部失效。');
  const proof = within(renewal).getByLabelText('登录密码或验证码');
  await user.type(proof, 'wrong');
  await user.click(within(renewal).getByRole('button', { name: '重新生成恢复码' }));
  expect(await within(renewal).findByText('密码或验证码错误')).toBeVisible();
  await user.clear(proof);
  await user.type(proof, codes[0] ?? '');
  await user.click(within(renewal).getByRole('button', { name: '重新生成恢复码' }));
  const fresh = await closeCodes(user);
  expect(fresh).not.toEqual(codes);

  await user.click(await screen.findByRole('button', { name: '移除 身份验证器' }));
  const removal = await findDialog('移除 身份验证器');
  await user.type(within(removal).getByLabelText('登录密码或验证码'), demoPassword);
  await user.click(buttonIn(removal, '移除'));
  expect(await screen.findByText('未开启')).toBeVisible();
});

it('a user cannot add a passkey in a browser without passkey support', async () => {
  await open('添加身份验证器');
  expect(screen.queryByRole('button', { name: '添加通行密钥' })).not.toBeInTheDocument();
});

it('the two-step verification card is hidden if the server lacks its endpoints', async () => {
  const answer = vi.fn(() => HttpResponse.json({}, { status: 404 }));
  server.use(http.get('*/api/system/accounts/factors', answer));
  await renderPage(<FactorsCard />);
  await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.queryByText('两步验证')).not.toBeInTheDocument();
});

it('the two-step verification card shows the usable parts of a malformed response', async () => {
  const data = {
    factors: [
      { factorId: '9007199254740993123', kind: 'sms', name: null, createTime: null },
      { factorId: 2, kind: 'totp', name: '<b>手机</b>' },
    ],
    recoveryLeft: null,
  };
  server.use(http.get('*/api/system/accounts/factors', () => HttpResponse.json({ code: 0, data })));
  await renderPage(<FactorsCard />);
  expect(await screen.findByRole('button', { name: '移除 sms' })).toBeVisible();
  expect(screen.getByText('<b>手机</b>')).toBeVisible();
  expect(screen.getByText('恢复码剩余 0 个')).toBeVisible();
});
