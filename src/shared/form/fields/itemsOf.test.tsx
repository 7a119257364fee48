import { screen } from '@testing-library/react';
import { Form } from 'antd';
import { beforeEach, expect, it } from 'vitest';
import { contacts } from '@/areas/system/contacts/contacts.resource';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { renderPage } from '@/testing/renderPage';
import { itemsOf } from './itemsOf';

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
