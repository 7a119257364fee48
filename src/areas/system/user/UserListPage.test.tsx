import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { operatorAccount } from '@mocks/demo';
import { renderPage, signInAs } from '@/testing/renderPage';
import UserListPage from './UserListPage';

beforeEach(() => signInAs());

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

it('the list shows the users page by page with the total', async () => {
  const { user: person, router } = await renderPage(<UserListPage />);
  expect(await screen.findByText('共 57 条')).toBeVisible();
  expect(within(await rowOf('chenjuan')).getByText('陈娟')).toBeVisible();
  await person.click(screen.getByTitle('2'));
  expect(within(await rowOf('huzihan')).getByText('胡梓涵')).toBeVisible();
  expect(router.state.location.search).toBe('?pageNum=2');
});

it('a user with only read permission sees no buttons that change data', async () => {
  await signInAs(operatorAccount.username);
  await renderPage(<UserListPage />);
  await screen.findByText('chenjuan');
  expect(screen.queryByRole('button', { name: /新建|编辑|重置密码|删除/ })).not.toBeInTheDocument();
  for (const one of screen.getAllByLabelText(/ 启用状态$/)) expect(one).toBeDisabled();
});
