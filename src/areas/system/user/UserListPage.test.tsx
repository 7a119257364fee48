import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import UserListPage from './UserListPage';

beforeEach(() => signInAs());

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

it('shows the users page by page, with their true number', async () => {
  await renderPage(<UserListPage />);
  expect(await screen.findByText('共 57 条')).toBeVisible();
  expect(within(await rowOf('chenjuan')).getByText('陈娟')).toBeVisible();
});

it('finds a user by name; the address says what is looked for, and a link finds the same', async () => {
  const { user, router } = await renderPage(<UserListPage />);
  await user.type(await screen.findByLabelText('用户名'), 'admin{Enter}');
  await screen.findByText('共 1 条');
  expect(router.state.location.search).toBe('?loginName=admin');
});
