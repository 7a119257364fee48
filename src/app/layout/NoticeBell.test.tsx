import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MenuLinkContext } from '@/shared/menu/links';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { NoticeBell } from './NoticeBell';

const KINDS = ['security', 'system', 'todo', 'audit'];

/** Opens the bell of a user who receives only these kinds of notices in the product. */
async function openBell(wanted: readonly string[]) {
  const settings = KINDS.map((kind) => ({ kind, site: wanted.includes(kind), mail: false, sms: false }));
  server.use(
    http.get('*/api/system/notify/settings', () => HttpResponse.json({ code: 0, data: settings })),
    http.get('*/api/act/task/ing', () => HttpResponse.json({ code: 0, data: { records: [], total: 3 } })),
  );
  await signInAs();
  const { user } = await renderPage(
    <MenuLinkContext value={(key) => `/${key}`}>
      <NoticeBell />
    </MenuLinkContext>,
  );
  return { open: () => user.click(screen.getByRole('button', { name: /^通知/ })) };
}

it('the bell shows and counts unread notices and pending tasks', async () => {
  const { open } = await openBell(KINDS);
  expect(await screen.findByRole('button', { name: /^通知，\d+ 条未读$/ })).toBeVisible();
  await open();
  expect(await screen.findByRole('link', { name: '流程待办 3' })).toHaveAttribute('href', '/tasking');
  expect(within(screen.getByRole('tooltip')).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: '通知设置' })).toHaveAttribute('href', '/notification');
});

it('the bell reports that system notices are switched off, and does not request them', async () => {
  const asked: string[] = [];
  onRequest(({ request }) => void asked.push(new URL(request.url).pathname));
  const { open } = await openBell(['security']);
  await open();
  expect(await screen.findByText('系统消息已在通知设置中关闭')).toBeVisible();
  expect(screen.getByRole('button', { name: '通知' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^流程待办/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '全部标为已读' })).not.toBeInTheDocument();
  expect(asked.filter((path) => /notice|task/.test(path))).toEqual([]);
});

it('the bell shows notices about the user’s own requests when public notices are switched off', async () => {
  const records = [
    { noticeId: 1, noticeTitle: '系统升级', publishTime: '2026-11-01 09:00:00' },
    { noticeId: 2, noticeTitle: '申请已驳回：出差', kind: 'audit', publishTime: '2026-11-02 09:00:00' },
  ];
  server.use(
    http.get('*/api/system/notice/list', () => HttpResponse.json({ code: 0, data: { records, total: 2 } })),
    http.get('*/api/system/notice/unread', () => HttpResponse.json({ code: 0, data: { count: 2, noticeIds: [1, 2] } })),
  );
  const { open } = await openBell(['audit']);
  expect(await screen.findByRole('button', { name: '通知，1 条未读' })).toBeVisible();
  await open();
  expect(await screen.findByText('申请已驳回：出差')).toBeVisible();
  expect(screen.queryByText('系统升级')).not.toBeInTheDocument();
});

it('if the menu has no page for notices, a notice opens in a drawer and is marked as read', async () => {
  await signInAs('mayan');
  const { user } = await renderPage(
    <MenuLinkContext value={() => undefined}>
      <NoticeBell />
    </MenuLinkContext>,
  );
  await user.click(await screen.findByRole('button', { name: /^通知，\d+ 条未读$/ }));
  await user.click(await screen.findByRole('button', { name: '11月28日凌晨系统升级' }));
  const drawer = await screen.findByRole('dialog');
  expect(drawer).toHaveTextContent('11月28日凌晨系统升级');
  expect(await within(drawer).findByText(/系统升级，期间无法登录/)).toBeVisible();
  const mark = '将“11月28日凌晨系统升级”标为已读';
  await waitFor(() => expect(screen.queryByRole('button', { name: mark })).not.toBeInTheDocument());
});
