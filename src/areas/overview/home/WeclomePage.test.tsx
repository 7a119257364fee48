import { serverTime } from '@/shared/settings/times';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { roles, users } from '@mocks/db';
import { queryClient } from '@/shared/api/queryClient';
import { showSystemConfig, useSession } from '@/shared/auth/session';
import { MenuLinkContext } from '@/shared/menu/links';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { nextContest } from './weclome.api';
import WeclomePage from './WeclomePage';

it('the overview shows pending work, figures, money and charts for the chosen period', async () => {
  server.use(http.get('*/api/analysis/tag-cloud', () => HttpResponse.json({ code: 500, msg: '统计服务维护中' })));
  const asked: string[] = [];
  server.use(
    http.get('*/api/analysis/day-trend', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ code: 0, data: [{ day: '2026-11-20', total: 7, failed: 2 }] });
    }),
    // The demo data contains only operations of the last days.
    http.get('*/api/analysis/rank-list', () =>
      HttpResponse.json({ code: 0, data: [{ operatorName: '系统管理员', operCount: 7 }] }),
    ),
  );
  await signInAs();
  showSystemConfig({ analysis: true });
  server.use(
    http.get('*/api/biz/company/list', () =>
      HttpResponse.json({
        code: 0,
        data: { records: [{ submitTime: serverTime(Date.now() - 3 * 86_400_000) }], current: 1, total: 12 },
      }),
    ),
  );
  const { user } = await renderPage(
    <MenuLinkContext value={(key) => (key === 'companyAudit' ? '/approval/companyAudit' : undefined)}>
      <WeclomePage />
    </MenuLinkContext>,
    '/weclome?beginTime=2026-11-01&endTime=2026-11-20',
  );
  expect(await screen.findByRole('link', { name: /企业审核 ?12 ?最早 3 天前 · 超时/ })).toHaveAttribute(
    'href',
    '/approval/companyAudit',
  );
  // Under keys with `total`, a list caches its row count. Any other value there would be displayed as a count.
  expect(queryClient.getQueriesData({ predicate: ({ queryKey }) => queryKey[2] === 'total' })).toEqual([]);
  const figures = await screen.findByRole('region', { name: '平台数据' });
  expect(await within(figures).findByText('用户总数')).toBeInTheDocument();
  expect(screen.getByText('2026-11-01 至 2026-11-20')).toBeInTheDocument();
  const money = await screen.findByRole('region', { name: '资金' });
  expect(within(money).getByText(/^待打款（\d+ 笔）$/)).toBeInTheDocument();
  expect(await screen.findByText(/统计服务维护中/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '以表格查看 操作趋势' }));
  expect(screen.getByRole('row', { name: '2026-11-20 7 2' })).toBeInTheDocument();
  expect(asked).toEqual(['?beginTime=2026-11-01&endTime=2026-11-20']);
  expect(await screen.findByRole('columnheader', { name: '操作人' })).toBeInTheDocument();
  // Two tables have a column with this name: the trend, shown as a table, and the ranking.
  expect(screen.getAllByRole('columnheader', { name: '操作数' })).toHaveLength(2);
});

it('a statistic on the overview links to the list of the counted records', async () => {
  const total = { statValue: 12_345, dayIncrease: 3 };
  server.use(
    http.get('*/api/report/statistics/list', () =>
      HttpResponse.json({
        code: 0,
        data: [
          { ...total, statKey: 'companyTotal', statName: '企业总数', weekRatio: 828.6 },
          { ...total, statKey: 'userTotal', statName: '用户总数', weekRatio: 12.5 },
        ],
      }),
    ),
  );
  await signInAs();
  await renderPage(<WeclomePage />, '/weclome');
  expect(await screen.findByRole('link', { name: '企业总数' })).toHaveAttribute(
    'href',
    expect.stringMatching(/companyAudit\?auditStatus=all$/),
  );
  expect(screen.getByText('新增较上一周 +12.5%')).toBeVisible();
  expect(screen.queryByText(/828/)).toBeNull();
});

it('the overview shows a message if no work is pending', async () => {
  server.use(
    http.get('*/api/biz/company/list', () => HttpResponse.json({ code: 0, data: { records: [], total: 0 } })),
    http.get('*/api/report/statistics/money', () => HttpResponse.json({}, { status: 404 })),
  );
  await signInAs();
  await renderPage(
    <MenuLinkContext value={(key) => (key === 'companyAudit' ? '/approval/companyAudit' : undefined)}>
      <WeclomePage />
    </MenuLinkContext>,
    '/weclome',
  );
  expect(await screen.findByText('没有等待处理的事项')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /企业审核/ })).toBeNull();
  expect(screen.getByText('累计，截至现在')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('资金')).toBeNull());
  expect(screen.queryByText('加载失败')).toBeNull();
});

it('hiding a block of the overview does not hide it for another user', async () => {
  localStorage.removeItem('pro__HOME_BLOCKS 1');
  await signInAs();
  showSystemConfig({ analysis: false });
  const first = await renderPage(<WeclomePage />, '/weclome');
  expect(await screen.findByText('最新公告')).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: '调整页面' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent?.trim())).toEqual([
    '待我处理',
    '资金',
    '平台数据',
    '下一场竞赛',
    '最新公告',
  ]);
  await first.user.click(screen.getByRole('button', { name: '上移 最新公告' }));
  const inOrder = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim());
  expect(inOrder.slice(-2)).toEqual(['最新公告', '下一场竞赛']);
  await first.user.click(screen.getByRole('checkbox', { name: '平台数据' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '平台数据' })).not.toBeInTheDocument());
  first.unmount();
  await signInAs('yunying');
  const second = await renderPage(<WeclomePage />, '/weclome');
  expect(await screen.findByRole('region', { name: '平台数据' })).toBeVisible();
  second.unmount();
});

it('the overview neither shows nor requests figures that the user may not read', async () => {
  const asked: string[] = [];
  onRequest(({ request }) => void asked.push(new URL(request.url).pathname));
  const role = (await roles.find(8)) ?? expect.fail('no role 8');
  await roles.update(role.roleId, { menuIds: [3001, 3002] });
  await users.update(2, { roleIds: [role.roleId] });
  await signInAs('yunying');
  useSession.setState(({ user }) => (user ? { user: { ...user, buttons: ['finance:invoice:issue'] } } : {}));
  showSystemConfig({ analysis: true });
  await renderPage(<WeclomePage />, '/weclome');
  expect(await screen.findByText('最新公告')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: '平台数据' })).not.toBeInTheDocument());
  for (const title of ['操作排行', '操作趋势', '资金']) expect(screen.queryByText(title)).not.toBeInTheDocument();
  expect(asked.filter((path) => path.includes('/analysis/'))).toEqual([]);
});

it('the overview shows neither a figures block nor an error if the server has no figures', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/report/statistics/list', () => {
      asked += 1;
      return HttpResponse.json({ error: 'Not Found' }, { status: 404 });
    }),
  );
  await signInAs('yunying');
  await renderPage(<WeclomePage />, '/weclome');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: '平台数据' })).toBeNull());
  expect(screen.queryByText(/404/)).toBeNull();
});

it('the overview finds the upcoming contest even if more than ten contest drafts start earlier', async () => {
  const contests = [...Array(12).keys()].map((id) => ({
    id,
    competitionName: `竞赛 ${id}`,
    contestStatus: id === 11 ? '1' : '0',
    startTime: `2026-11-27 ${String(8 + id).padStart(2, '0')}:00:00`,
  }));
  server.use(
    http.get('*/api/biz/competition/list', ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const [page, size] = [Number(query.get('pageNum')), Number(query.get('pageSize'))];
      const records = contests.slice((page - 1) * size, page * size);
      return HttpResponse.json({ code: 0, data: { total: contests.length, records } });
    }),
  );
  const { signal } = new AbortController();
  expect(await nextContest('2026-11-26 10:00:00', signal)).toMatchObject({ competitionName: '竞赛 11' });
  expect(await nextContest('2026-11-27 22:00:00', signal)).toBeNull();
});
