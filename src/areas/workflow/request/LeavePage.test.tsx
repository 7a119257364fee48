import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import LeavePage from './LeavePage';

beforeEach(() => signInAs());

it('the leave form counts full and half days and sends working hours and timestamps', async () => {
  const { user } = await renderPage(<LeavePage />, '/?key=leave&procDefId=leave:2:5004&procName=请假流程');
  const type = async (label: string, words: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(words);
  };
  await type('申请标题', '回老家');
  await type('描述', '有事');
  await type('开始时间', '2026-03-02');
  await user.tab();
  await type('结束时间', '2026-03-03');
  await user.tab();
  expect(await screen.findByText('2 天（16 小时）')).toBeVisible();
  await user.click(screen.getAllByLabelText('上午')[1] as HTMLElement);
  expect(await screen.findByText('1.5 天（12 小时）')).toBeVisible();
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
  const { records } = (await request({ url: '/act/business/list/my' })) as { records: { id: number }[] };
  expect(records[0]).toMatchObject({ title: '回老家', currentTask: '部门负责人审批' });
  expect(await request({ url: `/act/leave/biz/${records[0]?.id}` })).toMatchObject({
    duration: 12,
    startDate: '2026-03-02 09:00:00',
    endDate: '2026-03-03 12:00:00',
  });
});

it('the leave form sends a typed date even if the focus is still in the date field', async () => {
  const { user } = await renderPage(<LeavePage />, '/?key=leave&procDefId=leave:2:5004&procName=请假流程');
  for (const [label, words] of [
    ['申请标题', '看病'],
    ['描述', '复查'],
    ['开始时间', '2026-03-02'],
    ['结束时间', '2026-03-02'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(words);
  }
  await user.click(screen.getByText('提交'));
  expect(await screen.findByText('申请已提交')).toBeVisible();
});

it('the leave form shows an error if the end date precedes the start date, also in a restored draft', async () => {
  const address = '/?key=leave&procDefId=leave:2:5004&procName=请假流程';
  const { user, unmount } = await renderPage(<LeavePage />, address);
  for (const [label, day] of [
    ['开始时间', '2026-03-03'],
    ['结束时间', '2026-03-02'],
  ] as const) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(day);
    await user.tab();
  }
  expect(await screen.findByText('结束时间早于开始时间')).toBeVisible();
  unmount();
  await renderPage(<LeavePage />, address);
  expect(await screen.findByText('结束时间早于开始时间')).toBeVisible();
  expect(screen.queryByText('请选择开始和结束时间')).not.toBeInTheDocument();
});

it('the leave page links to the user’s requests if its address names no process definition', async () => {
  await renderPage(<LeavePage />);
  expect(await screen.findByText('前往我的申请')).toHaveAttribute('href', '/act/businessList');
});

it('a returned leave request shows the name of its type', async () => {
  const stored = {
    id: 3,
    type: 2,
    title: '看病',
    description: '复查',
    startDate: '2026-03-02 09:00:00',
    endDate: '2026-03-02 18:00:00',
    duration: 8,
  };
  server.use(http.get('*/act/leave/biz/3', () => HttpResponse.json({ code: 0, data: stored })));
  await renderPage(<LeavePage />, '/?key=leave&procDefId=leave:2:5004&procName=请假流程&again=3');
  expect(await screen.findByText('事假')).toBeVisible();
});
