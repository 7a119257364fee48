import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { showSystemConfig } from '@/shared/auth/session';
import { MenuLinkContext } from '@/shared/menu/links';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import WeclomePage from './WeclomePage';

it('shows what moves on the platform, each part by itself, as a table for whoever wants one', async () => {
  server.use(http.get('*/api/analysis/tag-cloud', () => HttpResponse.json({ code: 500, msg: '统计服务维护中' })));
  const asked: string[] = [];
  server.use(
    http.get('*/api/analysis/day-trend', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ code: 0, data: [{ day: '2026-11-20', total: 7, failed: 2 }] });
    }),
  );
  await signInAs();
  showSystemConfig({ analysis: true });
  server.use(
    http.get('*/api/biz/company/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{}], current: 1, size: 1, total: 12, pages: 12 } }),
    ),
  );
  const { user } = await renderPage(
    <MenuLinkContext value={(key) => (key === 'companyAudit' ? '/approval/companyAudit' : undefined)}>
      <WeclomePage />
    </MenuLinkContext>,
    '/weclome?beginTime=2026-11-01&endTime=2026-11-20',
  );
  expect(await screen.findByRole('link', { name: /企业审核 ?12/ })).toHaveAttribute('href', '/approval/companyAudit');
  const figures = await screen.findByRole('region', { name: '平台数据' });
  expect(await within(figures).findByText('用户总数')).toBeInTheDocument();
  expect(await screen.findByText(/统计服务维护中/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '以表格查看 操作趋势' }));
  expect(screen.getByRole('row', { name: '2026-11-20 7 2' })).toBeInTheDocument();
  expect(asked).toEqual(['?beginTime=2026-11-01&endTime=2026-11-20']);
  expect(await screen.findByRole('columnheader', { name: '操作人' })).toBeInTheDocument();
});
