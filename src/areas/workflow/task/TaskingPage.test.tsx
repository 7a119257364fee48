import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { tasks } from '../flow/task.resource';
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

it('the result of a batch shows which colleague has already decided a task', async () => {
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

it('a user finds, claims, releases and delegates a task', async () => {
  const { user } = await open('?processName=显示器&applyer=系统');
  expect(await screen.findByLabelText('选择 显示器采购')).toBeVisible();
  expect(screen.queryByText('搬家')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('签收 显示器采购'));
  expect(await screen.findByText('已签收')).toBeVisible();
  await user.click(await inMore(user, '更多 显示器采购', '收回/退回'));
  await waitFor(() => expect(screen.queryByText('已签收')).not.toBeInTheDocument());

  await user.click(await inMore(user, '更多 显示器采购', '委托'));
  const dialog = within(await findDialog());
  // `type` first clicks the field, because the dialog takes the focus once it has opened.
  await user.type(dialog.getByLabelText('受托人'), 'yunying');
  await user.click(await screen.findByTitle('运营小王 (yunying)'));
  await user.click(dialog.getByText('委托', { selector: 'button span' }));
  expect(await dialog.findByText('请输入委托说明')).toBeVisible();
  await user.type(dialog.getByLabelText('委托说明'), '今天外出');
  await user.click(dialog.getByText('委托', { selector: 'button span' }));
  expect(await screen.findByText('由运营小王处理')).toBeVisible();
  expect(screen.getByLabelText('选择 显示器采购')).toBeDisabled();
});

it('a user can take back a task that they delegated, but not a task that a colleague claimed', async () => {
  const claimed = await taskOf('搬家');
  const delegated = await taskOf('年假');
  const of = ({ id: taskId, procInstId }: typeof claimed) => ({ taskId, procInstId, assignee: '李静', assigneeId: 2 });
  const data = [of(claimed), { ...of(delegated), owner: '系统管理员', ownerId: 1 }];
  server.use(http.get('*/act/task/waiting', () => HttpResponse.json({ code: 0, data })));
  const { user } = await open();
  const giveBack = await inMore(user, '更多 搬家', '收回/退回');
  expect(giveBack).toHaveAttribute('aria-disabled', 'true');
  expect(within(giveBack).getByTitle('已被签收')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await inMore(user, '更多 年假', '收回/退回')).not.toHaveAttribute('aria-disabled', 'true');
});

it('the only decider of a task need not claim the task', async () => {
  const task = await taskOf('年假');
  server.use(
    http.get('*/act/task/waiting', () =>
      HttpResponse.json({ code: 0, data: [{ taskId: task.id, procInstId: task.procInstId, people: ['系统管理员'] }] }),
    ),
  );
  await open();
  const claim = await screen.findByLabelText('签收 年假');
  expect(claim).toHaveAttribute('aria-disabled', 'true');
  expect(claim).toHaveAttribute('title', '只有您可以审批，无需签收');
});

it('tasks can be decided but not claimed if the server does not support claiming', async () => {
  server.use(
    http.get('*/act/task/waiting', () => new HttpResponse(null, { status: 404 })),
    http.post('*/act/task/claim/:id', () => new HttpResponse(null, { status: 404 })),
  );
  const { user } = await open();
  await user.click(await screen.findByLabelText('签收 年假'));
  await waitFor(() => expect(screen.queryByLabelText('签收 年假')).not.toBeInTheDocument());
  expect(screen.getByLabelText('审批 年假')).toBeEnabled();
});

it('leaving the page asks while a batch is being sent, and its failures are reported after the page has closed', async () => {
  let answer: (() => void) | undefined;
  server.use(
    http.post('*/act/task/audit', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ code: 500, msg: '系统繁忙' });
    }),
  );
  const { user, router } = await open();
  await user.click(await screen.findByLabelText('选择 年假'));
  await user.click(screen.getByText('批量同意'));
  const dialog = within(await findDialog());
  await user.click(dialog.getByText('通过 1 条'));
  await waitFor(() => expect(answer).toBeDefined());
  expect(hasUnsaved()).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  answer?.();
  expect(await screen.findByText('成功 0 / 失败 1')).toBeVisible();
  expect(hasUnsaved()).toBe(false);
});
