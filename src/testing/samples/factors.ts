import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword } from '@mocks/demo';
import { tickets } from '@mocks/factors/proofs';
import { stepAt, totp } from '@mocks/factors/totp';
import { buttonIn, findDialog } from '../find';

/** Returns the current code of the authenticator app that is being added, as the app would show it. */
async function firstCode(): Promise<string> {
  const secret = (await tickets.all()).findLast(({ purpose }) => purpose === 'totp')?.secret ?? '';
  return totp(secret, stepAt(Date.now()));
}

/** Types the password in the dialog that asks for it before a factor is added. */
export async function proveItIsYou(user: UserEvent, password = demoPassword): Promise<void> {
  const dialog = await findDialog('验证身份');
  await user.type(within(dialog).getByLabelText('登录密码或验证码'), password);
  await user.click(buttonIn(dialog, '下一步'));
}

/** Confirms the open dialog 添加身份验证器 with the app's code. Returns the secret that the user could type. */
export async function addApp(user: UserEvent): Promise<string> {
  const dialog = await findDialog('添加身份验证器');
  const code = await within(dialog).findByLabelText('6 位验证码');
  const secret = within(dialog).getByText(/^[A-Z2-7]{32}$/).textContent;
  await user.type(code, await firstCode());
  await user.click(buttonIn(dialog, '添加'));
  return secret;
}

/** Closes the dialog with the recovery codes and confirms that the codes are saved. Returns the codes. */
export async function closeCodes(user: UserEvent): Promise<string[]> {
  const list = await screen.findByRole('list', { name: '恢复码' });
  const codes = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const dialog = list.closest<HTMLElement>('[role=dialog]');
  if (dialog) await user.click(buttonIn(dialog, '关闭'));
  await user.click(buttonIn(await findDialog('确认已保存恢复码？'), '已保存'));
  return codes;
}
