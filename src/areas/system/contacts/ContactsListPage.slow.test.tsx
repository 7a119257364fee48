import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import ContactsListPage from './ContactsListPage';

beforeEach(() => signInAs());

it('a user adds a contact with a unique phone number and a linked user', async () => {
  const { user } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByText('新建'));
  const form = within(await findDialog('新建 · 联系人'));
  await user.type(form.getByLabelText('姓名'), '赵敏');
  await user.type(form.getByLabelText('电话'), '138 0013 8001');
  await user.type(form.getByLabelText('关联用户'), 'chenjuan');
  await user.click(await screen.findByText('chenjuan 陈娟'));
  await user.click(form.getByText('保存'));
  expect(await form.findByText('电话已存在')).toBeVisible();
  await user.clear(form.getByLabelText('电话'));
  await user.type(form.getByLabelText('电话'), '13900139009');
  await user.click(form.getByText('保存'));
  const row = (await screen.findByText('赵敏')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('139****9009');
  expect(row).not.toHaveTextContent('13900139009');
  await user.click(within(row).getByLabelText('显示电话 139****9009'));
  expect(await within(row).findByText('13900139009')).toBeVisible();

  await user.click(within(row).getByLabelText('编辑 赵敏'));
  expect(await screen.findByText('chenjuan 陈娟')).toBeVisible();
});
