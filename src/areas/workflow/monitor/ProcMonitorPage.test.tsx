import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSheet } from '@/shared/list/transfer/sheet/readSheet';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import ProcMonitorPage from './ProcMonitorPage';

const HOUR = 3_600_000;
const answer = (data: unknown) => server.use(http.get('*/api/act/monitor', () => HttpResponse.json({ code: 0, data })));
const step = (taskName: string, ages: number[], average: number | null) => ({
  procDefKey: 'leave',
  procName: '请假流程',
  taskDefKey: taskName,
  taskName,
  ages,
  decided: 2,
  average,
  p90: average,
});

beforeEach(() => signInAs());

it('the monitor shows the slowest step first and the tasks of each person', async () => {
  answer({
    steps: [step('主管审批', [3, 0, 0, 0], HOUR), step('总经理审批', [0, 0, 1, 1], 24 * HOUR), step('归档', [], null)],
    desks: [{ userId: '1', userName: '林娜', waiting: 5, oldest: null, decided: 7 }],
  });
  const { user } = await renderPage(<ProcMonitorPage />);
  const [, ...rows] = within(await screen.findByRole('table', { name: '瓶颈环节' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '请假流程 · 总经理审批221 天1 天2 天',
    '请假流程 · 主管审批321 小时1 小时3 小时',
    '请假流程 · 归档02---',
  ]);
  await user.click(screen.getByRole('button', { name: '以表格查看 人员工作量' }));
  expect(screen.getByRole('row', { name: '林娜 5 7' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '以表格查看 各环节待办与等待时长' }));
  expect(screen.getByRole('row', { name: '请假流程 · 总经理审批 0 0 1 1' })).toBeVisible();
});

it('the table of workloads lists everybody, and the chart says how many people it shows', async () => {
  const desk = (_: unknown, index: number) => ({
    userId: String(index),
    userName: `审批人${index}`,
    waiting: 20 - index,
  });
  answer({ steps: [], desks: Array.from({ length: 17 }, desk) });
  const { user } = await renderPage(<ProcMonitorPage />);
  await user.click(await screen.findByRole('button', { name: '以表格查看 人员工作量' }));
  expect(screen.getByRole('row', { name: '审批人16 4 0' })).toBeVisible();
  expect(screen.getByText('图表：前 15 人')).toBeVisible();
});

it('a table is downloaded as a spreadsheet with the values it shows', async () => {
  answer({ processes: [{ procDefKey: 'leave', procName: '请假流程', running: 1200, average: 2 * HOUR }] });
  const saved: Blob[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:sheet';
  });
  const { user } = await renderPage(<ProcMonitorPage />);
  expect(await screen.findByRole('button', { name: '导出 瓶颈环节' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '导出 流程用时' }));
  await expect.poll(() => saved).toHaveLength(1);
  createUrl.mockRestore();
  const [file] = saved;
  expect(file && (await readSheet(await file.arrayBuffer()))).toEqual([
    ['所属流程', '运行中', '周期内已结束', '平均用时', '90% 用时不超过'],
    ['请假流程', '1200', '0', '2 小时', '-'],
  ]);
});

it('a user opens a long-waiting request of the chosen process', async () => {
  server.use(http.get('*/api/act/process/show', () => HttpResponse.json({ code: 500, msg: '流程图不存在' })));
  const { user } = await renderPage(<ProcMonitorPage />, '/?process=leave');
  const oldest = await screen.findByRole('table', { name: '等待最久的申请' });
  expect(within(oldest).queryByText('办公用品采购')).not.toBeInTheDocument();
  await user.click(within(oldest).getByRole('button', { name: '年假' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('年假');
});

it('the process monitor can be reloaded after an error and accepts a response without figures', async () => {
  server.use(http.get('*/api/act/monitor', () => HttpResponse.json({ code: 500, msg: '统计维护中' }), { once: true }));
  const { user } = await renderPage(<ProcMonitorPage />);
  expect(await screen.findByText(/统计维护中/)).toBeVisible();
  answer({ steps: null, oldest: [] });
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByText('暂无等待审批的申请')).toBeVisible();
});
