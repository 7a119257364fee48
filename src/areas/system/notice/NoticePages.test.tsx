import { formatsIn } from '@/shared/lib/formats';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { NoticeState } from './NoticeState';
import { notices } from './notice.resource';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import NoticeDetailPage from './NoticeDetailPage';
import NoticeFormPage from './NoticeFormPage';
import NoticeListPage from './NoticeListPage';

beforeEach(() => signInAs());

it('publishing a draft removes it from the list of drafts', async () => {
  const { user } = await renderPage(<NoticeListPage />, '/?publishStatus=0');
  const [publish] = await screen.findAllByLabelText(/^发布 /);
  const name = publish?.getAttribute('aria-label') ?? '';
  await user.click(publish as HTMLElement);
  expect(await screen.findByLabelText('立即发布')).toBeChecked();
  await user.click(buttonIn(await findDialog(), '发布'));
  expect((await screen.findAllByText('发布成功')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByLabelText(name)).toBeNull());
});

it('if the server sends no publish status, a notice can be edited and removed, but not published', async () => {
  const row = { noticeId: 1, noticeTitle: '维护通知', noticeType: '1', noticeContent: '<p>维护</p>', status: '0' };
  server.use(
    http.get('*/api/system/notice/list', () => HttpResponse.json({ code: 0, data: { records: [row], total: 1 } })),
  );
  const { user } = await renderPage(<NoticeListPage />);
  expect(await screen.findByLabelText('编辑 维护通知')).not.toHaveAttribute('aria-disabled', 'true');
  expect(await inMore(user, '更多 维护通知', '删除')).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByLabelText('发布 维护通知')).not.toBeInTheDocument();
});

it('the notice form refuses a title with a script tag', async () => {
  const { user } = await renderPage(<NoticeFormPage />, '/system/noticeAdd');
  await user.click(await screen.findByLabelText('公告标题'));
  await user.paste('<script>alert(1)</script>');
  await user.click(screen.getByText('保存'));
  expect(await screen.findByText('公告标题不能包含脚本字符')).toBeVisible();
});

it('a notice page shows the title, type, text and number of reads of the notice', async () => {
  await renderPage(<NoticeDetailPage />, '/?id=2');
  expect(await screen.findByRole('heading', { name: '企业审核新增营业期限核对' })).toBeVisible();
  // 47 users have read the notice; opening it makes 48.
  expect(await screen.findByText('阅读 48 次')).toBeVisible();
  expect(screen.getByText('公告')).toBeVisible();
  expect(await within(screen.getByRole('article')).findByText('变更内容')).toBeVisible();
});

it('for a user in São Paulo, a notice that was just published is shown as published, not as scheduled', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-20T08:00:00Z');
  await signInAs();
  const notice = { ...(await notices.get(2)), publishStatus: '1' as const };
  await renderPage(
    <>
      <NoticeState notice={{ ...notice, publishTime: '2026-11-20 16:00:00' }} />
      <NoticeState notice={{ ...notice, publishTime: '2026-11-20 16:00:01' }} />
    </>,
  );
  expect(await screen.findByText('已发布')).toBeVisible();
  expect(screen.getAllByText('定时发布')).toHaveLength(1);
});

it('a user in São Paulo cannot schedule a notice for a time that has already passed on the server', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-20T08:00:00Z');
  await signInAs();
  const { user } = await renderPage(<NoticeListPage />, '/?publishStatus=0');
  await user.click((await screen.findAllByLabelText(/^发布 /))[0] as HTMLElement);
  const dialog = await findDialog();
  await user.click(within(dialog).getByLabelText('定时发布'));
  await user.type(await within(dialog).findByLabelText('发布时间'), '2026-11-20 15:59:00{Enter}');
  await user.click(buttonIn(dialog, '定时发布'));
  expect(await within(dialog).findByText('请选择将来的时间')).toBeVisible();
});

it('a notice page in English shows the publish time in the user’s format', async () => {
  const { publishTime } = await notices.get(2);
  await speak('en-US');
  onTestFinished(() => speak());
  await renderPage(<NoticeDetailPage />, '/?id=2');
  expect(
    await screen.findByText(new RegExp(formatsIn('en-US').time(publishTime).replaceAll(/\s/g, ' '))),
  ).toBeVisible();
});

it('canceling a new notice returns to the page of the list from which the form was opened', async () => {
  const from = '/system/noticeList?publishStatus=0&pageNum=3';
  const address = { pathname: '/system/noticeAdd', state: { from } };
  const { user, router } = await renderPage(<NoticeFormPage />, address);
  await user.click(await screen.findByText('取消'));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(from));
});
