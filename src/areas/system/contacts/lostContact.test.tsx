import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { contacts } from './contacts.resource';
import ContactsListPage from './ContactsListPage';

beforeEach(() => signInAs());

/** Renders the list and waits until its first contact is loaded, before the test removes or changes that contact. */
async function openedList() {
  const [contact = expect.fail('no contact')] = (await contacts.list({ pageSize: 10 })).records;
  const { user } = await renderPage(<ContactsListPage />);
  const edit = await screen.findByLabelText(`编辑 ${contact.name}`);
  return { user, contact, edit, titled: `联系人 · ${contact.name}（编号 ${contact.id}）` };
}

it('the form of a deleted contact still shows the name of the contact', async () => {
  const { user, contact, edit, titled } = await openedList();
  await contacts.remove([contact.id]);
  await user.click(edit);
  const form = await findDialog(`编辑 ${contact.name}`);
  expect(await within(form).findByText('记录不存在或已被删除')).toBeVisible();
  expect(within(form).getByText(titled)).toBeVisible();
  expect(buttonIn(form, '保存')).toBeDisabled();
  expect(edit).toBeInTheDocument();
  await user.click(buttonIn(form, '取消'));
  await waitFor(() => expect(screen.queryByLabelText(`编辑 ${contact.name}`)).not.toBeInTheDocument());
});

it('if the user may not read a contact, the form shows the contact’s name and the server’s reason', async () => {
  const { user, contact, edit, titled } = await openedList();
  const refuse = () => HttpResponse.json({ code: 403, msg: '超出数据范围' }, { status: 403 });
  server.use(http.get('*/api/system/contacts/get/:id', refuse));
  await user.click(edit);
  const form = within(await findDialog(`编辑 ${contact.name}`));
  expect(await form.findByText('您没有权限查看此记录')).toBeVisible();
  expect(form.getByText(titled)).toBeVisible();
  expect(form.getByText('超出数据范围')).toBeVisible();
  expect(form.getByText(/请联系管理员开通权限/)).toBeVisible();
  expect(form.queryByText(/^搜索/)).not.toBeInTheDocument();
});
