import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MenuLinkContext } from '@/shared/menu/links';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import WorkplacePage from './WorkplacePage';

it('the workplace page greets the user and shows their pending tasks and statistics', async () => {
  inBrowserZone('Asia/Shanghai', '2026-11-20T14:00:00+08:00');
  await signInAs('yunying');
  server.use(
    http.get('*/api/act/task/ing', () =>
      HttpResponse.json({ code: 0, data: { records: [{ createTime: '2026-11-19 14:00:00' }], total: 3 } }),
    ),
  );
  await renderPage(
    <MenuLinkContext value={(key) => (key === 'tasking' ? '/act/tasking' : `/account/${key}`)}>
      <WorkplacePage />
    </MenuLinkContext>,
    '/account/workplace',
  );
  expect(await screen.findByText('下午好，运营小王，欢迎回来')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^流程待办 ?3/ })).toBeVisible();
  expect(screen.getByText('最新公告')).toBeVisible();
  expect(screen.getByText('2026-11-20 · 深圳市示例科技有限公司')).toBeVisible();
  const figures = await screen.findByRole('region', { name: '我的数据' });
  expect(await within(figures).findByText('我的公司')).toBeVisible();
  expect(await screen.findByText(/修改 · 用户管理/)).toBeVisible();
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/account/center');
});

it('the labels of statistics are translated, except statistics that the product does not know', async () => {
  const data = [
    { statKey: 'operToday', statName: '今日操作', statValue: 3 },
    { statKey: 'newOne', statName: '新指标', statValue: 4 },
  ];
  server.use(http.get('*/api/report/statistics/mine', () => HttpResponse.json({ code: 0, data })));
  await signInAs();
  await speak('en-US');
  await renderPage(<WorkplacePage />);
  expect(await screen.findByText('Changes today')).toBeVisible();
  expect(screen.getByText('新指标')).toBeVisible();
  await speak('zh-CN');
});

it('a user can hide a block of the workplace', async () => {
  localStorage.removeItem('pro__WORKPLACE_BLOCKS 2');
  await signInAs('yunying');
  const { user } = await renderPage(<WorkplacePage />, '/account/workplace');
  await user.click(screen.getByRole('button', { name: '调整页面' }));
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent?.trim())).toEqual([
    '待我处理',
    '我的数据',
    '操作记录',
    '最新公告',
    '快捷入口',
  ]);
  await user.click(screen.getByRole('checkbox', { name: '快捷入口' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '个人中心' })).not.toBeInTheDocument());
  localStorage.removeItem('pro__WORKPLACE_BLOCKS 2');
});

it('the workplace shows neither a notices block nor an error if the server lacks the notices endpoint', async () => {
  await signInAs();
  let asked = 0;
  server.use(
    http.get('*/api/system/notice/list', () => {
      asked += 1;
      return HttpResponse.json({ error: 'Not Found' }, { status: 404 });
    }),
  );
  await renderPage(<WorkplacePage />);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByText('最新公告')).toBeNull());
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
