import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import BasePage from '@/areas/account/base/BasePage';
import BindingPage from '@/areas/account/binding/BindingPage';
import CenterPage from '@/areas/account/center/CenterPage';
import NotificationPage from '@/areas/account/notification/NotificationPage';
import WorkplacePage from '@/areas/account/workplace/WorkplacePage';
import CollectionListPage from '@/areas/finance/collection/CollectionListPage';
import WeclomePage from '@/areas/overview/home/WeclomePage';
import ConfigListPage from '@/areas/system/config/ConfigListPage';
import NoticeDetailPage from '@/areas/system/notice/NoticeDetailPage';
import ModelListPage from '@/areas/workflow/model/ModelListPage';
import { queryClient } from '@/shared/api/queryClient';
import { useSession } from '@/shared/auth/session';
import { contractOnly } from '@/testing/contractOnly';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { NoticeBell } from '@/app/layout/NoticeBell';

let asked: string[];

beforeEach(async () => {
  await signInAs('yunying');
  asked = contractOnly();
});

const MISSING = '服务器没有提供此功能';

/** Expects that no failure is shown and that no call was sent twice. */
function expectPeace() {
  expect(screen.queryByText(/加载失败|No message available/)).toBeNull();
  for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  expect(new Set(asked).size).toBe(asked.length);
}

/** Waits until all queries are answered, including the queries of components that load lazily. */
async function untilAnswered() {
  // `act` runs effects, so that components that have just rendered send their requests before `isFetching` is checked.
  do await act(() => new Promise((resolve) => setTimeout(resolve)));
  while (queryClient.isFetching() > 0);
}

/** Renders the page twice, as on a second visit, and waits each time until all its queries are answered. */
async function visitTwice(Page: ComponentType, address = '/') {
  for (const visit of [1, 2]) {
    const view = await renderPage(<Page />, address);
    await untilAnswered();
    if (visit === 2) return view;
    view.unmount();
    queryClient.clear();
  }
  throw new Error('not reached');
}

it('if the server lacks optional endpoints, the dashboard shows greeting and shortcuts, but no statistics or recent operations', async () => {
  await visitTwice(WorkplacePage);
  expect(await screen.findByText(/运营小王/)).toBeVisible();
  expect(screen.getByText('快捷入口')).toBeVisible();
  expect(screen.queryByRole('region', { name: '我的数据' })).toBeNull();
  expect(screen.queryByText('最近操作')).toBeNull();
  expect(asked).toEqual(expect.arrayContaining(['GET /report/statistics/mine', 'GET /system/accounts/operations']));
  expectPeace();
});

it('if the server lacks optional endpoints, the personal center shows the user’s profile, but no tabs', async () => {
  await visitTwice(CenterPage);
  expect(await screen.findByRole('heading', { name: '运营小王' })).toBeVisible();
  expect(screen.getByText('yunying')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expectPeace();
});

it('if the server lacks optional endpoints, users can still edit their own profile', async () => {
  await visitTwice(BasePage);
  expect(await screen.findByLabelText('姓名')).toHaveValue('运营小王');
  expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
  expectPeace();
});

it.each([
  ['bindings', BindingPage],
  ['notifications', NotificationPage],
] as const)('the page of %s reports that the server lacks the feature, and offers no retry', async (_, Page) => {
  await visitTwice(Page);
  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expectPeace();
});

it('if the server lacks optional endpoints, reading a notice lowers the unread count, but opening the bell does not', async () => {
  const { user, unmount } = await renderPage(<NoticeBell />);
  // The mock server has ten notices for this user.
  await user.click(await screen.findByRole('button', { name: '通知，10 条未读' }));
  const marks = await screen.findAllByRole('button', { name: /^将“.*”标为已读$/ });
  await user.click(screen.getByRole('button', { expanded: true }));
  expect(screen.getByRole('button', { name: '通知，10 条未读' })).toBeVisible();
  await user.click(screen.getByRole('button', { expanded: false }));
  await user.click(marks[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: '通知，9 条未读' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /条未读/ })).toBeNull());
  unmount();
  queryClient.clear();
  await renderPage(<NoticeBell />);
  await untilAnswered();
  expect(screen.queryByRole('button', { name: /条未读/ })).toBeNull();
  expectPeace();
});

it.each([true, false])('the overview has no charts if the server lacks them ("analysis": %s)', async (analysis) => {
  useSession.setState(({ config }) => ({ config: { ...config, analysis } }));
  await visitTwice(WeclomePage);
  expect(await screen.findByRole('region', { name: '平台数据' })).toBeVisible();
  expect(screen.queryByText('操作趋势')).toBeNull();
  // The other charts count operations and resumes, which this user may not read.
  expect(asked.filter((call) => call.includes('/analysis/'))).toEqual(analysis ? ['GET /analysis/month-bar'] : []);
  expectPeace();
});

it('if the server lacks optional endpoints, the payment list shows page totals, but no overall totals and no summary cards', async () => {
  await signInAs();
  await visitTwice(CollectionListPage);
  expect(await screen.findByText('本页合计')).toBeVisible();
  expect(screen.queryByText('筛选合计')).toBeNull();
  expect(screen.queryByText('今日到账')).toBeNull();
  expectPeace();
});

it('the edit form is filled from the row when the server has no endpoint for a single record', async () => {
  await signInAs();
  const { user } = await visitTwice(ConfigListPage, '/?configKey=defalut_password');
  await user.click(await screen.findByLabelText(/^编辑 用户管理/));
  const dialog = await findDialog(/^编辑/);
  await waitFor(() => expect(within(dialog).getByLabelText('参数键名')).toHaveValue('defalut_password'));
  expectPeace();
});

it('a notice opens without an error when the server lacks the endpoint that counts views', async () => {
  await visitTwice(NoticeDetailPage, '/?id=1');
  expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
  expectPeace();
});

it('if the server cannot save process models, saving shows a message and removes the create and design buttons', async () => {
  await signInAs();
  const { user } = await renderPage(<ModelListPage />);
  await user.click(await screen.findByRole('button', { name: '新建' }));
  await user.click(await screen.findByLabelText('模型名称', { selector: '[role=dialog] input' }));
  await user.paste('出差流程');
  await user.click(screen.getByLabelText('模型标识', { selector: '[role=dialog] input' }));
  await user.paste('trip');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(MISSING)).toBeVisible();
  expect(screen.queryByRole('button', { name: '新建' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^设计/ })).toBeNull();
  expect(screen.getByText('请假流程')).toBeVisible();
});
