import { screen, waitFor } from '@testing-library/react';
import { ConfigProvider, Form } from 'antd';
import { beforeEach, expect, it, vi } from 'vitest';
import { contacts } from '@/areas/system/contacts/contacts.resource';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { renderPage } from '@/testing/renderPage';
import { itemsOf } from './itemsOf';
import { KeyValueField } from './KeyValueField';

const { Entry, Text } = itemsOf(contacts);

const form = (
  <Form>
    <Text name="name" required />
    <Text name="phone" />
    <Entry name="status" as="radio" />
  </Form>
);

beforeEach(() => {
  const fields = { [contacts.permission]: { name: 'readonly', phone: 'hidden', status: 'readonly' } };
  useSession.setState({ user: toCurrentUser({ userId: 7, roleIds: [2], fields }) });
});

it('a form omits fields that are hidden from the user, and disables fields that are read-only', async () => {
  await renderPage(form);
  const [name] = await screen.findAllByRole('textbox');
  expect(name).toBeDisabled();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  for (const choice of await screen.findAllByRole('radio')) expect(choice).toBeDisabled();
});

it('a form with a required read-only field can be saved, although the user cannot fill the field', async () => {
  const saved = vi.fn();
  const { user } = await renderPage(
    <Form onFinish={saved}>
      <Text name="name" required />
      <Entry name="status" as="radio" required />
      <Text name="duty" required />
      <button type="submit">保存</button>
    </Form>,
  );
  await user.click(await screen.findByRole('button', { name: '保存' }));
  const [name, duty = expect.fail('no field')] = screen.getAllByRole('textbox');
  await waitFor(() => expect(duty).toBeInvalid());
  expect(name).not.toBeInvalid();
  expect(saved).not.toHaveBeenCalled();
  await user.type(duty, '主任');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('rows of a read-only field can be neither edited, moved, removed nor added', async () => {
  await renderPage(
    <ConfigProvider componentDisabled>
      <KeyValueField
        value={[
          { key: '置顶', value: '3 次' },
          { key: '刷新', value: '5 次' },
        ]}
      />
    </ConfigProvider>,
  );
  for (const control of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')])
    expect(control).toBeDisabled();
});
