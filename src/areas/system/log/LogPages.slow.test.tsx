import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import LoginLogListPage from './LoginLogListPage';
import OperLogListPage from './OperLogListPage';

beforeEach(() => signInAs());

it('the details of an operation show its request data and its error', async () => {
  const { user } = await renderPage(<OperLogListPage />, '/?status=1&operName=admin');
  await user.click((await screen.findAllByRole('button', { name: /^查看 admin 用户管理/ }))[0] as HTMLElement);
  const drawer = within(await findDialog());
  expect(drawer.getByText('POST /system/user/remove')).toBeVisible();
  expect(drawer.getByText('不允许删除超级管理员用户')).toBeVisible();
  expect(drawer.getByText('失败')).toBeVisible();
  expect(drawer.getByText(/"operator": "admin"/)).toBeVisible();
});

it('the whole sign-in log is cleared after a confirmation', async () => {
  const { user } = await renderPage(<LoginLogListPage />);
  await screen.findByText(/^共 \d+ 条$/);
  await user.click(screen.getByRole('button', { name: '清空' }));
  const question = await findDialog('将清空全部登录日志，清空后不可恢复。');
  await user.click(within(question).getByRole('button', { name: '清空' }));
  expect((await screen.findAllByText('已清空'))[0]).toBeVisible();
  await waitFor(() => expect(screen.getByText('列表已更新，0 条记录')).toBeInTheDocument());
});
