import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { tasks } from './task.api';
import TaskingPage from './TaskingPage';

beforeEach(() => signInAs());

const open = (search = '') => renderPage(<TaskingPage />, `/act/tasking${search}`);
const waiting = async () => (await tasks.list({ pageNum: 1, pageSize: 200 })).records;
const taskOf = async (title: string) => {
  const task = (await waiting()).find(({ processName }) => processName === title);
  if (!task) throw new Error(`${title} does not wait`);
  return task;
};
const decide = (taskId: string, result: 2 | 3, comment = '') =>
  request({ method: 'post', url: '/act/task/audit', data: { taskId, result, comment } });

it('several are decided at once; of one that was decided meanwhile it says by whom', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('选择 年假'));
  await user.click(screen.getByLabelText('选择 搬家'));
  await decide((await taskOf('搬家')).id, 2);
  await user.click(screen.getByText('批量同意'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('通过 2 条'));
  expect(await dialog.findByText('成功 1 / 失败 0 / 已由他人审核 1')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^搬家 · 审核通过 · 系统管理员.* 于 /);
  expect(dialog.queryByRole('button', { name: /^重试失败项/ })).toBeNull();
});
