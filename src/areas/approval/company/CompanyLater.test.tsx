import { inBrowserZone } from '@/testing/inBrowserZone';
import { serverToday } from '@/shared/settings/times';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { beforeEach, expect, it } from 'vitest';
import { endSession, useSession } from '@/shared/auth/session';
import { decideLater, undoDecision } from '@/shared/outbox/browserOutbox';
import { toDecision } from '@/shared/review/review';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog, inMore, openMenuItems } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import CompanyDetailPage from './CompanyDetailPage';
import CompanyListPage from './CompanyListPage';
import { companies } from './company.review';

const setConfig = (isOn: boolean) =>
  useSession.setState(({ config }) => ({
    config: { ...config, reviewers: isOn, later: isOn, reviewQueues: isOn },
  }));

/** The calls that changed data, in the order they were sent, such as `take 1001`. */
let sent: string[] = [];
beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
  sent = [];
  onRequest(({ request }) => {
    const verb = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method !== 'POST' || !['take', 'release', 'later', 'move'].includes(verb)) return;
    void request
      .clone()
      .json()
      .then((body: unknown) => sent.push(`${verb} ${(body as { ids: number[] }).ids[0]}`));
  });
});

interface Named {
  id: number | string;
  name: string;
}

/** The five pending companies of these tests, oldest first. */
async function five() {
  const query = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };
  const { records } = await companies.api.list({ ...query, sortField: 'submitTime', sortOrder: 'asc' });
  const all = records.map(({ id, companyName }) => ({ id, name: companyName }));
  expect(all).toHaveLength(5);
  return all as [Named, Named, Named, Named, Named];
}

const open = (id: unknown, tab = '') =>
  renderPage(
    <CompanyDetailPage />,
    `/approval/companyDetail?id=${String(id)}&queue=${encodeURIComponent(`companyName=青禾&${tab}`)}`,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

type User = Awaited<ReturnType<typeof open>>['user'];
async function choose(user: User, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `更多 ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('the S key moves a record to the end of the review queue and releases the record', async () => {
  const [first, second, , , last] = await five();
  const { user } = await open(first.id);
  expect(await screen.findByText('第 1 / 5 条')).toBeVisible();
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await user.keyboard('s');
  await heading(second.name);
  expect(await screen.findByText('第 1 / 5 条')).toBeVisible();
  await waitFor(() => expect(sent).toContain(`release ${first.id}`));
  expect(sent.filter((one) => one.endsWith(String(first.id)))).toEqual([`take ${first.id}`, `release ${first.id}`]);
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '0', reviewerId: null });
  cleanup();

  // The skipped record appears again after the last one of the list.
  await open(last.id);
  await heading(last.name);
  expect(await screen.findByText('第 4 / 5 条')).toBeVisible();
  await user.keyboard('j');
  await heading(first.name);
});

it('skipping a record that was assigned to the user does not release the record', async () => {
  const [first, second] = await five();
  await companies.api.act('assign', { ids: [first.id], userId: 1 });
  const { user } = await open(first.id);
  expect(await screen.findByText('第 1 / 5 条')).toBeVisible();
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await choose(user, first.name, '跳过，稍后再审');
  await heading(second.name);
  expect(await companies.api.get(first.id)).toMatchObject({ reviewerId: 1 });
  expect(sent).not.toContain(`release ${first.id}`);
});

it('after a reviewer releases a record, the browser does not reserve it again before the next one opens', async () => {
  const [first, second] = await five();
  const { user } = await open(first.id);
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await choose(user, first.name, '释放');
  await heading(second.name);
  expect(sent.filter((one) => one.endsWith(String(first.id)))).toEqual([`take ${first.id}`, `release ${first.id}`]);
});

it('a record deferred until next Monday appears in the tab of deferred records and can be resumed', async () => {
  const [first, second] = await five();
  const { user } = await open(first.id);
  await heading(first.name);
  await choose(user, first.name, '稍后处理');
  const dialog = await findDialog();
  await user.click(within(dialog).getByRole('radio', { name: /^下周一/ }));
  await user.click(buttonIn(dialog, '稍后处理'));
  await heading(second.name);
  const { laterUntil, auditLogs } = await companies.api.get(first.id);
  expect(dayjs(laterUntil).day()).toBe(1);
  expect(auditLogs?.[0]).toMatchObject({ action: 'later', remark: laterUntil });
  cleanup();

  await renderPage(<CompanyListPage />, '/?companyName=青禾');
  expect(await screen.findByRole('link', { name: second.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: first.name })).toBeNull();
  await user.click(await screen.findByRole('tab', { name: '稍后 (1)' }));
  expect(await screen.findByRole('link', { name: first.name })).toBeVisible();
  expect(screen.getByText(`稍后至 ${laterUntil}`)).toBeVisible();
  cleanup();

  await open(first.id);
  await choose(user, first.name, '恢复待审');
  expect(await screen.findByText('已恢复到待审列表')).toBeVisible();
  expect(await companies.api.get(first.id)).toMatchObject({ laterUntil: null });
});

it.each([
  ['of all records leaves out deferred ones', 'auditStatus=all&sortField=submitTime&sortOrder=asc', 2],
  ['of deferred records has them', 'later=Y', 1],
])('when the user skips a record with the S key, the queue %s', async (_, tab, next) => {
  const all = await five();
  const [first, second] = all;
  const until = dayjs(serverToday()).add(2, 'day').format('YYYY-MM-DD');
  await companies.api.act('later', { ids: tab === 'later=Y' ? [first.id, second.id] : [second.id], until });
  const { user } = await open(first.id, tab);
  await heading(first.name);
  expect(await screen.findByText(/^第 1 \//)).toBeVisible();
  await user.keyboard('s');
  await heading(all[next]?.name ?? '');
});

it('opening a deferred record from the list of all records does not report the queue as fully reviewed', async () => {
  const [first, ...others] = await five();
  await companies.api.act('audit', { ids: others.map(({ id }) => id), auditStatus: '1', auditRemark: '' });
  const until = dayjs(serverToday()).add(2, 'day').format('YYYY-MM-DD');
  await companies.api.act('later', { ids: [first.id], until });
  await open(first.id, 'auditStatus=all&sortField=submitTime&sortOrder=asc');
  await heading(first.name);
  expect(await screen.findByText(/^第 \d /)).toBeVisible();
  expect(screen.getByText('通过')).toBeVisible();
  expect(screen.queryByText('全部审完 · 返回列表')).toBeNull();
});

it('a record with an unsent decision can be neither reassigned nor deferred in the list', async () => {
  const [{ id, name }] = await five();
  const made = { verdict: 'reject', reason: '执照过期', label: '驳回', remark: '执照过期' } as const;
  decideLater([toDecision(companies, await companies.api.get(id), made)]);
  const { user } = await renderPage(<CompanyListPage />, '/?companyName=青禾');
  const assign = await inMore(user, `更多 ${name}`, '转交');
  for (const item of [assign, ...openMenuItems(/^稍后处理/)]) {
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByTitle('已有一个操作待提交')).toBeVisible();
  }
  undoDecision();
});

it('a record can be deferred by at most 30 days', async () => {
  const [first] = await five();
  const { user } = await open(first.id);
  await heading(first.name);
  await choose(user, first.name, '稍后处理');
  const dialog = await findDialog();
  await user.click(within(dialog).getByRole('radio', { name: '指定日期' }));
  await user.type(await within(dialog).findByLabelText('日期'), '2999-01-01{Enter}');
  await user.click(buttonIn(dialog, '稍后处理'));
  expect(await screen.findByText('请选择明天至 30 天内的日期')).toBeVisible();
  expect(sent).not.toContain(`later ${first.id}`);
});

it('a user moves a record to another queue and finds it with a filter for that queue', async () => {
  const [first, second] = await five();
  const { user } = await open(first.id);
  await heading(first.name);
  await choose(user, first.name, '移至其他队列');
  const dialog = await findDialog();
  expect(within(dialog).queryByRole('radio', { name: '常规' })).toBeNull();
  await user.click(await within(dialog).findByRole('radio', { name: '资质复核' }));
  await user.type(within(dialog).getByLabelText('说明'), '证照疑似过期');
  await user.click(buttonIn(dialog, '移动'));
  await heading(second.name);
  const { reviewQueue, reviewerId, auditLogs } = await companies.api.get(first.id);
  expect({ reviewQueue, reviewerId }).toEqual({ reviewQueue: '3', reviewerId: null });
  expect(auditLogs?.[0]?.remark).toBe('资质复核：证照疑似过期');
  cleanup();

  await renderPage(<CompanyListPage />, '/?companyName=青禾&reviewQueue=3');
  expect(await screen.findByRole('link', { name: first.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: second.name })).toBeNull();
});

it('a user sees no deferral actions and no review queues while these features are switched off', async () => {
  setConfig(false);
  const [first] = await five();
  const { user } = await open(first.id);
  expect(await screen.findByText('第 1 / 5 条')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `更多 ${first.name}` }));
  expect(await screen.findByRole('menuitem', { name: '跳过，稍后再审' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /稍后处理|移至/ })).toBeNull();
  cleanup();
  await renderPage(<CompanyListPage />, '/?companyName=青禾');
  expect(await screen.findByRole('link', { name: first.name })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^稍后/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '队列' })).toBeNull();
});

it('for a user in São Paulo, deferring a record until tomorrow follows the server’s date', async () => {
  // It is the afternoon in São Paulo, and already the next day on the server.
  const now = `${serverToday()}T18:00:00Z`;
  const laterUntil = dayjs(serverToday()).add(2, 'day').format('YYYY-MM-DD');
  endSession();
  inBrowserZone('America/Sao_Paulo', now);
  await signInAs();
  setConfig(true);
  const [first, second] = await five();
  const { user } = await open(first.id);
  await heading(first.name);
  await choose(user, first.name, '稍后处理');
  await user.click(buttonIn(await findDialog(), '稍后处理'));
  await heading(second.name);
  expect(await companies.api.get(first.id)).toMatchObject({ laterUntil });
});
