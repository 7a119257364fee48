import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CopyListPage from '../copy/CopyListPage';
import { TASK_ACTIONS } from '../flow/taskAction.api';
import LeavePage from '../request/LeavePage';
import BusinessListPage from '../request/BusinessListPage';
import TaskingPage from '../task/TaskingPage';

beforeEach(async () => {
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, taskActions: TASK_ACTIONS } }));
});

/** The button of the dialog, named after the chosen action. */
const confirmIn = (dialog: HTMLElement, name: string) => within(dialog).findByRole('button', { name });

type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Opens the dialog of a row and selects an action. */
async function choose(user: User, title: string, action: string) {
  await screen.findByLabelText(`更多 ${title}`);
  await user.click(await inMore(user, `更多 ${title}`, '更多操作'));
  const dialog = await findDialog();
  await user.click(await within(dialog).findByLabelText(action));
  return dialog;
}

async function fill(user: User, dialog: HTMLElement, { people = '', label = '人员', reason = '' }) {
  await user.type(within(dialog).getByLabelText(label), people);
  await user.click(await screen.findByTitle(new RegExp(`${people}\\)?$`)));
  await user.keyboard('{Escape}');
  await user.type(within(dialog).getByLabelText('说明'), reason);
}

it('after a decider adds a signer who must decide first, the task waits for that signer', async () => {
  const { user } = await renderPage(<TaskingPage />, '/act/tasking?processName=显示器');
  const dialog = await choose(user, '显示器采购', '加签');
  await user.click(await confirmIn(dialog, '加签'));
  expect(await within(dialog).findByText('请输入说明')).toBeVisible();
  await fill(user, dialog, { people: 'yunying', reason: '请运营先确认' });
  server.use(
    http.post('*/act/task/action', () => HttpResponse.json({ code: 500, msg: '现在不能加签' }), { once: true }),
  );
  await user.click(await confirmIn(dialog, '加签'));
  expect(await within(dialog).findByText('现在不能加签')).toBeVisible();
  await user.click(await confirmIn(dialog, '加签'));
  expect(await screen.findByText('等待运营小王')).toBeVisible();
  expect(screen.getByLabelText('选择 显示器采购')).toBeDisabled();
});

it('an applicant corrects and resubmits a returned request from the list of their own requests', async () => {
  const { user, unmount } = await renderPage(<TaskingPage />, '/act/tasking?processName=年假');
  const dialog = await choose(user, '年假', '退回');
  await user.click(within(dialog).getByLabelText('退回到'));
  // Takes the last match, because the list has a column with the same name.
  await user.click((await screen.findAllByTitle('申请人')).at(-1) as HTMLElement);
  await user.type(within(dialog).getByLabelText('说明'), '请改到下周');
  await user.click(await confirmIn(dialog, '退回'));
  await waitFor(() => expect(screen.queryByLabelText('选择 年假')).not.toBeInTheDocument());
  unmount();

  const list = await renderPage(<BusinessListPage />, '/act/businessList?title=年假');
  await screen.findByLabelText('更多 年假');
  await list.user.click(await inMore(list.user, '更多 年假', '修改并重新提交'));
  const { search } = list.router.state.location;
  list.unmount();
  const form = await renderPage(<LeavePage />, `/${search}`);
  expect(await screen.findByLabelText('申请标题')).toHaveValue('年假');
  await form.user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
});

it('a request copied to a person is unread until that person opens it', async () => {
  // jsdom cannot draw the diagram.
  server.use(http.get('*/act/process/show', () => HttpResponse.json({ code: 500, msg: '没有流程图' })));
  const [task] = ((await request({ url: '/act/task/ing' })) as { records: { id: string; procInstId: string }[] })
    .records;
  const body = { procInstId: task?.procInstId, taskId: task?.id, action: 'copy', userIds: [2], reason: '供参考' };
  await request({ method: 'post', url: '/act/task/action', data: body });
  await signInAs('yunying');
  const { user } = await renderPage(<CopyListPage />, '/act/copied');
  const rowOf = () => screen.getByRole('cell', { name: '供参考' }).closest('tr');
  await screen.findByText('供参考');
  const row = rowOf();
  expect(row).toHaveTextContent('未读');
  await user.click(within(row as HTMLElement).getByRole('button', { name: /^查看/ }));
  await waitFor(() => expect(rowOf()).toHaveTextContent('已读'));
});

it('the leave form lists the future deciders and the field on which a later step depends', async () => {
  const { user } = await renderPage(<LeavePage />, '/?key=leave&procDefId=leave:2:5004&procName=请假流程');
  const steps = await screen.findByRole('region', { name: '审批流程' });
  expect(steps).toHaveTextContent('部门负责人审批：系统管理员');
  expect(steps).toHaveTextContent('总经理审批：系统管理员 （取决于时长）');
  for (const [label, day] of [
    ['开始时间', '2026-03-02'],
    ['结束时间', '2026-03-03'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(day);
    await user.tab();
  }
  await waitFor(() => expect(steps).not.toHaveTextContent('总经理审批'));
});

it('the leave form hides the approval steps if the server cannot preview them', async () => {
  server.use(http.post('*/act/process/preview', () => new HttpResponse(null, { status: 404 })));
  await renderPage(<LeavePage />, '/?key=leave&procDefId=leave:2:5004&procName=请假流程');
  expect(await screen.findByLabelText('申请标题')).toBeVisible();
  expect(screen.queryByRole('region', { name: '审批流程' })).not.toBeInTheDocument();
});

it('the menu of a task hides actions that the server does not support', async () => {
  useSession.setState(({ config }) => ({ config: { ...config, taskActions: [] } }));
  const { user } = await renderPage(<TaskingPage />, '/act/tasking?processName=显示器');
  expect(await inMore(user, '更多 显示器采购', '收回/退回')).toBeVisible();
  expect(screen.queryByText('更多操作')).not.toBeInTheDocument();
});
