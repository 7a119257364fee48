import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { flowOf, tasks } from '../flow/task.resource';
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
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('a user decides the tasks in the queue with the keyboard and can view decided tasks again', async () => {
  const [first, second, third] = await waiting();
  const count = (await waiting()).length;
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: String(first?.processName) }));
  expect(await screen.findByText(`第 1 / ${count} 条`)).toBeVisible();
  await user.keyboard('a');
  expect(await screen.findByLabelText('审核意见（选填）')).toHaveFocus();
  await user.keyboard('好{Enter}');
  await heading(String(second?.processName));
  await user.keyboard('r');
  await user.click(await screen.findByText('与工作安排冲突，请调整时间'));
  await user.click(screen.getByLabelText('驳回原因'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await heading(String(third?.processName));
  const steps = await flowOf(String(second?.procInstId));
  expect(steps.at(-1)).toMatchObject({ result: 3, comment: '与工作安排冲突，请调整时间' });

  await user.keyboard('kk');
  await heading(String(first?.processName));
  expect((await screen.findAllByText('审核通过'))[0]).toBeVisible();
  expect(screen.queryByText('通过', { selector: 'button span' })).not.toBeInTheDocument();
});

it('a user cannot overwrite the decision of another user who decided first', async () => {
  const task = await taskOf('搬家');
  const { user } = await open(`?id=${tasks.idOf(task)}`);
  await heading('搬家');
  await decide(task.id, 3, '人手不够');
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('该记录已由他人审核，您的操作未提交')).toBeVisible();
  expect(screen.getByText('原因：人手不够')).toBeVisible();
});

it('tasks of a suspended process can be read but not decided', async () => {
  const task = await taskOf('搬家');
  await request({ method: 'post', url: `/act/process/ins/update/${task.procInstId}/suspend` });
  await open(`?id=${tasks.idOf(task)}`);
  await heading('搬家');
  expect(await screen.findByText('流程已挂起，暂时不能审批')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('驳回', { selector: 'button span' })).not.toBeInTheDocument());
});

it('a removed process definition shows a message instead of the diagram', async () => {
  const task = await taskOf('搬家');
  server.use(
    http.get('*/act/prof/allLatest', () => HttpResponse.json({ code: 0, data: [] })),
    http.get('*/act/prof/list', () => HttpResponse.json({ code: 0, data: { records: [], total: 0 } })),
    http.get('*/act/business/get/:id', () =>
      HttpResponse.json({ code: 0, data: { id: 1, title: '搬家', procDefId: 'gone:1:1', status: 1, result: 1 } }),
    ),
  );
  await open(`?id=${tasks.idOf(task)}`);
  await heading('搬家');
  expect(await screen.findByText('此版本的流程图已被删除，或您无权查看。')).toBeVisible();
  expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
});

it('the diagram shows the process version with which the request was started', async () => {
  const task = await taskOf('搬家');
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/act/prof/allLatest', () => HttpResponse.json({ code: 0, data: [] })),
    http.get('*/act/prof/list', () => HttpResponse.json({ code: 403, msg: 'forbidden' })),
    http.get('*/act/process/show', ({ request: sent }) => {
      asked.push(new URL(sent.url).searchParams.get('did'));
      return HttpResponse.json({ code: 500, msg: '流程图不存在' });
    }),
  );
  await open(`?id=${tasks.idOf(task)}`);
  await heading('搬家');
  // In the seeds, the number of a deployment is three below that of its definition.
  await waitFor(() => expect(asked).toContain(String(Number(task.procDefId.split(':')[2]) - 3)));
});
