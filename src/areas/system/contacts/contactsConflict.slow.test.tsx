import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { contacts } from './contacts.resource';
import ContactsListPage from './ContactsListPage';

beforeEach(() => signInAs());

const signal = new AbortController().signal;

/** Opens the form of 黄志强, whose title is 运维工程师. */
async function openForm() {
  const { user, unmount } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByLabelText('编辑 黄志强'));
  const form = within(await findDialog('编辑 黄志强'));
  expect(await form.findByLabelText('职务')).toHaveValue('运维工程师');
  return { user, form, unmount };
}

it('saving only a new e-mail address keeps a job title that a colleague has changed meanwhile', async () => {
  const { user, form } = await openForm();
  await contacts.save({ id: 2, duty: '运维主管' });
  const sent = vi.spyOn(contacts, 'save');
  await user.clear(form.getByLabelText('邮箱'));
  await user.type(form.getByLabelText('邮箱'), 'new@example.com');
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await contacts.get(2, signal)).toMatchObject({ duty: '运维主管', email: 'new@example.com' });
  expect(Object.keys(sent.mock.calls[0]?.[0] ?? {}).toSorted()).toEqual(
    ['deptName', 'duty', 'email', 'id', 'name', 'phone', 'remark', 'status', 'updateTime', 'userId'].toSorted(),
  );
});

it('if a colleague changed the same field, the user chooses between the two values', async () => {
  const { user, form } = await openForm();
  await contacts.save({ id: 2, duty: '运维主管', status: '1' });
  await user.clear(form.getByLabelText('职务'));
  await user.type(form.getByLabelText('职务'), '架构师');
  await user.clear(form.getByLabelText('邮箱'));
  await user.type(form.getByLabelText('邮箱'), 'new@example.com');
  await user.click(form.getByText('保存'));

  const conflict = within(await findDialog('您编辑期间，这条记录已被他人修改'));
  const duty = within(conflict.getByRole('group', { name: '职务' }));
  expect(duty.getByLabelText(/采用对方的/)).toHaveAccessibleName('采用对方的 运维主管');
  expect(conflict.getByRole('button', { name: '保存' })).toBeDisabled();
  await user.click(duty.getByLabelText(/保留我的/));
  await user.click(conflict.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await contacts.get(2, signal)).toMatchObject({ duty: '架构师', email: 'new@example.com', status: '1' });
});

it('viewing both versions keeps the user’s value and shows the colleague’s value', async () => {
  const { user, form } = await openForm();
  await contacts.save({ id: 2, duty: '运维主管' });
  await user.clear(form.getByLabelText('职务'));
  await user.type(form.getByLabelText('职务'), '架构师');
  await user.click(form.getByText('保存'));
  await user.click(
    within(await findDialog('您编辑期间，这条记录已被他人修改')).getByRole('button', { name: '两者都看' }),
  );

  expect(form.getByLabelText('职务')).toHaveValue('架构师');
  expect(form.getByText('运维主管')).toBeVisible();
  await user.click(form.getByLabelText('采用对方的 职务'));
  expect(form.getByLabelText('职务')).toHaveValue('运维主管');
  await user.clear(form.getByLabelText('职务'));
  await user.type(form.getByLabelText('职务'), '总监');
  await user.click(form.getByText('保存'));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await contacts.get(2, signal)).toMatchObject({ duty: '总监' });
});

it('a resumed draft of a contact keeps the user’s change and shows a colleague’s change to another field', async () => {
  const first = await openForm();
  await first.user.clear(first.form.getByLabelText('邮箱'));
  await first.user.type(first.form.getByLabelText('邮箱'), 'new@example.com');
  first.unmount();
  await contacts.save({ id: 2, duty: '运维主管', email: 'theirs@example.com' });

  const { user } = await renderPage(<ContactsListPage />);
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  const form = within(await findDialog('编辑 黄志强'));
  expect(await form.findByLabelText('邮箱')).toHaveValue('new@example.com');
  expect(form.getByLabelText('职务')).toHaveValue('运维主管');
  await user.click(form.getByText('保存'));
  const conflict = within(await findDialog('您编辑期间，这条记录已被他人修改'));
  await user.click(conflict.getByLabelText(/采用对方的/));
  await user.click(conflict.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(await contacts.get(2, signal)).toMatchObject({ duty: '运维主管', email: 'theirs@example.com' });
});
