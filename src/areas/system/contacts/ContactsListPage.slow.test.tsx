import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '@mocks/db';
import { onApi } from '@/shared/api/events';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { contacts } from './contacts.resource';
import ContactsListPage from './ContactsListPage';

beforeEach(() => signInAs());

it('a user adds a contact with a unique phone number and a linked user', async () => {
  const { user } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByText('新建'));
  const form = within(await findDialog('新建 · 联系人'));
  await user.type(form.getByLabelText('姓名'), '赵敏');
  await user.type(form.getByLabelText('电话'), '138 0013 8001');
  await user.type(form.getByLabelText('关联用户'), '陈建');
  await user.click(await screen.findByTitle(/^陈建国 \(/));
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
  expect(await screen.findByTitle(/^陈建国 \(/)).toBeVisible();
});

it('a user who may not list accounts can link a contact to an account without a permission error', async () => {
  server.use(
    http.get('*/api/system/user/list', () => HttpResponse.json({ code: 403, msg: '没有权限' }, { status: 403 })),
    http.get('*/api/system/user/get/:id', () => HttpResponse.json({ code: 403, msg: '没有权限' }, { status: 403 })),
  );
  const linked = (await users.all()).find(({ userName }) => userName === '陈建国');
  await contacts.save({ id: 1, userId: linked?.userId });
  const [refused, asked] = [vi.fn(), vi.fn()];
  server.use(http.get('*/api/system/user/options', () => void asked()));
  onTestFinished(onApi('forbidden', refused));
  const { user } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByLabelText('编辑 林嘉怡'));
  const form = within(await findDialog('编辑 林嘉怡'));
  expect(await form.findByTitle(/^陈建国 \(/)).toBeVisible();
  await user.type(form.getByLabelText('关联用户'), '李俊');
  await user.click(await screen.findByTitle(/^李俊杰 \(/));
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(refused).not.toHaveBeenCalled();
  // The name and every search use the same response.
  expect(asked).toHaveBeenCalledOnce();
});

it('the user search in the contact form finds users again after a search without results', async () => {
  const { user } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByText('新建'));
  const form = within(await findDialog('新建 · 联系人'));
  await user.type(form.getByLabelText('关联用户'), 'people');
  expect(await screen.findByText('没有匹配的选项')).toBeVisible();
  await user.clear(form.getByLabelText('关联用户'));
  await user.type(form.getByLabelText('关联用户'), '陈建');
  expect(await screen.findByTitle(/^陈建国 \(/)).toBeVisible();
});
