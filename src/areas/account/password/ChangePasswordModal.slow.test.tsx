import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { markUnsaved } from '@/shared/storage/unsaved';
import { demoAccount } from '@mocks/demo';
import { users } from '@mocks/db';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import ChangePasswordModal from './ChangePasswordModal';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: /保存/ });

async function open() {
  await signInAs();
  const sent: unknown[] = [];
  onRequest(({ request }) => {
    if (request.url.endsWith('/system/accounts/rest_pwd')) {
      void request
        .clone()
        .json()
        .then((body: unknown) => sent.push(body));
    }
  });
  const signOut = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const page = await renderPage(
    <SignOutContext value={{ askToKeep: () => Promise.resolve(true), signOut }}>
      <ChangePasswordModal onClose={onClose} />
    </SignOutContext>,
  );
  await findDialog('修改密码');
  const type = async (old: string, fresh: string, again: string) => {
    for (const [name, value] of [
      ['旧密码', old],
      ['新密码', fresh],
      ['确认密码', again],
    ] as const) {
      await page.user.clear(field(name));
      if (value) await page.user.type(field(name), value.replaceAll(/[{[]/g, '$&$&'));
    }
  };
  return { ...page, type, sent, signOut, onClose };
}

it.each([
  ['nothing', '', '', '', ['旧密码不能为空', '至少8位密码，区分大小写', '请输入密码']],
  ['seven characters', 'x', 'a1!bcde', 'a1!bcde', ['密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成']],
  ['two classes', 'x', 'abcd1234', 'abcd1234', ['密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成']],
  ['two different passwords', 'x', 'a1!bcdef', 'a1!bcdeF', ['两次密码不一致']],
])('a form with %s shows errors at its fields and sends nothing', async (_, old, fresh, again, words) => {
  const { user, type, sent } = await open();
  await type(old, fresh, again);
  await user.click(save());
  for (const word of words) expect(await screen.findByText(word)).toBeVisible();
  expect(sent).toEqual([]);
});

it('the password strength updates while the user types', async () => {
  const { user } = await open();
  expect(screen.getByText('请至少输入 8 个字符。请不要使用容易被猜到的密码。')).toBeVisible();
  await user.type(field('新密码'), 'abc');
  expect(await screen.findByText('强度：低')).toBeVisible();
  await user.type(field('新密码'), '1');
  expect(await screen.findByText('强度：中')).toBeVisible();
  await user.type(field('新密码'), '!');
  expect(await screen.findByText('强度：强')).toBeVisible();
});

it('a user changes their password with one request despite repeated clicks', async () => {
  const { user, type, sent, signOut } = await open();
  // Holds the sign-out's timer, which could otherwise fire before a slow test sees the message.
  const realTimeout = setTimeout;
  const held: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, after?: number, ...values: []) =>
    run === signOut ? held.push(run) : realTimeout(run, after, ...values),
  );
  await type(demoAccount.password, 'Changed#1', 'Changed#1');
  await user.dblClick(save());
  expect(await screen.findAllByText('修改成功!')).not.toHaveLength(0);
  expect(signOut).not.toHaveBeenCalled();
  for (const run of held) run();
  expect(signOut).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ oldPassword: demoAccount.password, newPassword: 'Changed#1' }]);
  expect((await users.find(1))?.password).toBe('Changed#1');
});

it('the password form shows the server’s refusal and keeps its input', async () => {
  const { user, type, signOut, onClose } = await open();
  await type('Wrong#123', 'Changed#1', 'Changed#1');
  await user.click(save());
  expect(await screen.findByText('旧密码错误')).toBeVisible();
  expect(field('新密码')).toHaveValue('Changed#1');
  expect(signOut).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  server.use(http.post('*/api/system/accounts/rest_pwd', () => Response.error()));
  await user.click(save());
  expect(await screen.findByText('网络中断，请检查网络后重试')).toBeVisible();
});

it('a password change asks the user before it discards a notice that is being written in another tab', async () => {
  markUnsaved('notice', '/system/notice/form', true);
  const { user, type, sent, signOut } = await open();
  await type(demoAccount.password, 'Changed#1', 'Changed#1');
  await user.click(save());
  const question = await findDialog('内容未保存');
  expect(sent).toEqual([]);
  await user.click(buttonIn(question, '放弃修改'));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
