import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { useSession } from '@/shared/auth/session';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { demoAccount, demoPassword } from '@mocks/demo';
import { users } from '@mocks/db';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { proveItIsYou } from '@/testing/samples/factors';
import { onRequest, server } from '@/testing/server';
import BasePage from './BasePage';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function open() {
  await signInAs('yunying');
  const sent: { path: string; body: unknown }[] = [];
  onRequest(({ request }) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    if (request.method === 'POST')
      void request
        .clone()
        .json()
        .then((body: unknown) => sent.push({ path, body }));
  });
  const signOut = vi.fn(() => Promise.resolve());
  const askToKeep = vi.fn(() => Promise.resolve(true));
  const page = await renderPage(
    <SignOutContext value={{ askToKeep, signOut }}>
      <BasePage />
    </SignOutContext>,
    '/account/base',
  );
  await waitFor(() => expect(field('姓名')).toHaveValue('运营小王'));
  const { user } = page;
  const changePassword = async () => {
    await user.type(field('旧密码'), demoAccount.password);
    await user.type(field('新密码'), 'Changed#1');
    await user.type(field('确认密码'), 'Changed#1');
    await user.dblClick(screen.getByRole('button', { name: '修改密码' }));
  };
  return { ...page, changePassword, sent, signOut, askToKeep };
}

it('a user changes their name and mobile number after proving their identity', async () => {
  const { user, sent } = await open();
  expect(hasUnsaved()).toBe(false);
  await user.clear(field('姓名'));
  await user.type(field('姓名'), '王小明');
  await user.clear(field('手机号'));
  await user.type(field('手机号'), '１３９-0013 9111');
  expect(hasUnsaved()).toBe(true);
  await user.dblClick(screen.getByRole('button', { name: '保存' }));
  await proveItIsYou(user);
  await waitFor(() => expect(useSession.getState().user?.userName).toBe('王小明'));
  const body = { userName: '王小明', phonenumber: '13900139111', email: 'yunying@example.com', sex: '1' };
  expect(sent).toEqual([
    { path: '/system/user/update/info', body },
    { path: '/system/user/update/info', body: { ...body, proof: demoPassword } },
  ]);
  expect((await users.find(2))?.userName).toBe('王小明');
  expect(hasUnsaved()).toBe(false);
});

it('a new e-mail address is not saved without a valid proof of identity', async () => {
  const { user } = await open();
  await user.clear(field('邮箱'));
  await user.type(field('邮箱'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await proveItIsYou(user, 'wrong');
  const dialog = await findDialog('验证身份');
  expect(await within(dialog).findByText('密码或验证码错误')).toBeVisible();
  await user.click(buttonIn(dialog, '取消'));
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
  expect(field('邮箱')).toHaveValue('new@example.com');
  expect((await users.find(2))?.email).toBe('yunying@example.com');
});

it('changing only the name requires no proof of identity', async () => {
  const { user } = await open();
  await user.type(field('姓名'), '二');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(async () => expect((await users.find(2))?.userName).toBe('运营小王二'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the e-mail field shows an error for an invalid or taken address', async () => {
  const { user, sent } = await open();
  await user.clear(field('邮箱'));
  await user.type(field('邮箱'), 'nobody');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('邮箱格式不正确')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(field('邮箱'));
  await user.type(field('邮箱'), 'admin@example.com');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(field('邮箱')).toHaveAccessibleDescription('邮箱账号已存在'));
  expect(field('邮箱')).toHaveValue('admin@example.com');
});

it('a stored phone number and e-mail address in an invalid format do not block a change of name', async () => {
  const stored = {
    userId: 2,
    loginName: 'yunying',
    userName: '运营小王',
    phonenumber: '010-88886666',
    email: 'yunying',
  };
  server.use(
    http.get('*/api/system/user/profile', () => HttpResponse.json({ code: 0, data: stored })),
    http.post('*/api/system/user/update/info', () => HttpResponse.json({ code: 0 })),
  );
  const { user, sent } = await open();
  await user.type(field('姓名'), '二');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.clear(field('手机号'));
  await user.type(field('手机号'), '010-88886667');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('an avatar file that does not contain an image is refused', async () => {
  const { user } = await open();
  const file = new File(['MZ not a picture'], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('更换头像', { selector: 'input' }), file);
  expect(await screen.findByText('“me.png”的内容与文件类型不符')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('changing the password on the personal data page signs the user out', async () => {
  const { changePassword, sent, signOut } = await open();
  await changePassword();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { path: '/system/accounts/pwd', body: { oldPassword: demoAccount.password, newPassword: 'Changed#1' } },
  ]);
  const section = within(field('旧密码').closest('form')?.parentElement as HTMLElement);
  expect(section.queryByRole('alert')).toBeEmptyDOMElement();
});

it('a password change asks the user before it discards unsaved input on the page', async () => {
  const { user, changePassword, sent, signOut } = await open();
  await user.type(field('姓名'), '二');
  await changePassword();
  await user.click(buttonIn(await findDialog('内容未保存'), '继续编辑'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  expect(field('姓名')).toHaveValue('运营小王二');
  await user.click(await screen.findByRole('button', { name: '修改密码' }));
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

it('the password is not changed if the user cancels the warning about data stored only in this browser', async () => {
  const { user, changePassword, sent, askToKeep } = await open();
  askToKeep.mockResolvedValue(false);
  await changePassword();
  await waitFor(() => expect(askToKeep).toHaveBeenCalledOnce());
  await user.click(await screen.findByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(askToKeep).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([]);
});
