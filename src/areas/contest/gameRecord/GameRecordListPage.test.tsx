import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { gameRecords } from './gameRecord.resource';
import GameRecordListPage from './GameRecordListPage';

beforeEach(() => signInAs());

it('invalidating the best run of an ended contest moves the next run up', async () => {
  const { router } = await renderPage(<GameRecordListPage />, '/?competitionId=9');
  const first = () => document.querySelector('tr[data-row-key]') as HTMLElement;
  const rankOf = (row: HTMLElement) => row.querySelectorAll('td')[2]?.textContent;
  await screen.findAllByLabelText(/^查看 /);
  expect(screen.queryByRole('img', { name: /^净速度分布/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^净速度分布/ }));
  expect(await screen.findByRole('img', { name: /^净速度分布/ })).toBeVisible();
  expect(rankOf(first())).toBe('-');
  fireEvent.click(screen.getByText('生成排名'));
  await waitFor(() => expect(router.state.location.search).toContain('ranked=1'));
  await waitFor(() => expect(rankOf(first())).toBe('1'));
  expect(first()).toHaveTextContent('一等奖');
  const best = within(first()).getByLabelText(/^作废 /);
  const name = best.getAttribute('aria-label') ?? '';
  fireEvent.click(best);
  fireEvent.click(await screen.findByTitle('他人代打'));
  fireEvent.click(buttonIn(await findDialog(), '作废'));
  await waitFor(() => expect(within(first()).queryByLabelText(name)).toBeNull());
  expect(rankOf(first())).toBe('1');
});

it('the list of one player’s runs shows the player’s name as a removable filter', async () => {
  const all = await gameRecords.list({ competitionId: 9, pageNum: 1, pageSize: 1 });
  const run = all.records[0];
  const own = await gameRecords.list({ competitionId: 9, registrationId: run?.registrationId });
  expect(own.total).toBeLessThan(all.total);
  const { user, router } = await renderPage(
    <GameRecordListPage />,
    `/?competitionId=9&registrationId=${run?.registrationId}`,
  );
  expect(await screen.findByText(`列表已更新，${own.total} 条记录`)).toBeVisible();
  const chips = await screen.findByRole('list', { name: '已选的筛选条件' });
  expect(await within(chips).findByText(String(run?.realName))).toBeVisible();
  await user.click(within(chips).getByRole('button'));
  expect(await screen.findByText(`列表已更新，${all.total} 条记录`)).toBeVisible();
  expect(router.state.location.search).toBe('?competitionId=9');
});

it('a user who may not see phone numbers gets neither a column nor a filter for phone numbers', async () => {
  const { user } = useSession.getState();
  useSession.setState({ user: user && { ...user, fields: { 'contest:gameRecord': { phone: 'hidden' } } } });
  await renderPage(<GameRecordListPage />, '/?competitionId=9');
  expect(await screen.findByRole('columnheader', { name: /参赛单位|单位/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /手机/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/手机/)).not.toBeInTheDocument();
});

it.each([
  [450, 200, '450', undefined],
  [25_000, 1000, '10000', '仅统计最近 10,000 条，共 25,000 条'],
])('for %i contest attempts loaded %i at a time, the speed chart counts %s', async (total, longest, counted, note) => {
  const row = { realName: '林一', recordStatus: '1', netSpeed: 100 };
  server.use(
    http.get('*/api/biz/gameRecord/list', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Math.min(longest, Number(searchParams.get('pageSize')));
      const from = (Number(searchParams.get('pageNum')) - 1) * size;
      const records = Array.from({ length: Math.min(size, total - from) }, (_, n) => ({ ...row, id: from + n + 1 }));
      return HttpResponse.json({ code: 0, data: { records, total } });
    }),
  );
  await renderPage(<GameRecordListPage />, '/?competitionId=9');
  fireEvent.click(screen.getByText('净速度分布（字/分）'));
  fireEvent.click(await screen.findByLabelText(/^以表格查看/));
  expect((await screen.findByText('100–105')).closest('tr')).toHaveTextContent(`100–105${counted}`);
  if (note) expect(screen.getByText(note)).toBeVisible();
});

it('the speed chart shows the server’s message if the runs cannot be loaded', async () => {
  server.use(
    http.get('*/api/biz/gameRecord/list', ({ request }) =>
      new URL(request.url).searchParams.get('pageSize') === '1000'
        ? HttpResponse.json({ code: 500, msg: '统计服务维护中' })
        : undefined,
    ),
  );
  const { user } = await renderPage(<GameRecordListPage />, '/?competitionId=9');
  await user.click(await screen.findByText('净速度分布（字/分）'));
  expect(await screen.findByText(/统计服务维护中/)).toBeVisible();
});
