import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { users } from '@mocks/db';
import { useSession } from '@/shared/auth/session';
import { draftOf, keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { decideLater } from '@/shared/outbox/browserOutbox';
import { NOTES } from '@/shared/record/notes/useHasNotes';
import { handOver } from '@/shared/review/handover/handover.api';
import { toDecision } from '@/shared/review/review';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CompanyDetailPage from './CompanyDetailPage';
import { companies } from './company.review';

const setConfig = (isOn: boolean) =>
  useSession.setState(({ config }) => ({ config: { ...config, reviewers: true, handover: isOn } }));

beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
});

const ADDRESS = '/approval/companyDetail';
const QUEUE = 'auditStatus=0&companyName=青禾';

/** The pending companies of the queue, oldest first. */
async function queue() {
  const query = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };
  const { records } = await companies.api.list({ ...query, sortField: 'submitTime', sortOrder: 'asc' });
  return records.map(({ id, companyName }) => ({ id, name: companyName ?? '' }));
}

const open = (id: unknown, more: Record<string, string> = {}) =>
  renderPage(
    <CompanyDetailPage />,
    `${ADDRESS}?${new URLSearchParams({ id: String(id), queue: QUEUE, ...more }).toString()}`,
  );

/** A colleague who may review companies. */
async function colleague() {
  const ben = (await users.all()).find(({ userId, status }) => userId !== 1 && status === '0');
  if (!ben) return expect.fail('no colleague');
  await users.update(ben.userId, { roleIds: [1], userName: '贝同事' });
  return ben;
}

it('a handover link opens the current record for a colleague and merges the drafts of both users', async () => {
  const ben = await colleague();
  const [, , third = expect.fail('no third company')] = await queue();
  const { user } = await open(third.id);
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^驳回/ }));
  await user.type(await screen.findByRole('textbox', { name: '驳回原因' }), '执照过期');
  await user.keyboard('{Escape}');
  await user.type(await screen.findByRole('textbox', { name: '备注内容' }), '已电话联系');

  await user.click(screen.getByRole('button', { name: `更多 ${third.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: '交接队列' }));
  const dialog = await findDialog('将审核队列交接给同事');
  expect(within(dialog).getByText('2 份未提交的原因和备注')).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: '接手人' }));
  await user.click(await screen.findByTitle(/^贝同事/));
  await user.click(buttonIn(dialog, '交接'));
  const link = new URL((await screen.findByRole('textbox', { name: '交接链接' })).getAttribute('value') ?? '');
  expect(link.pathname).toBe(ADDRESS);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ id: String(third.id), queue: QUEUE });
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(link.href);
  expect(await companies.api.get(third.id)).toMatchObject({ reviewerId: ben.userId });
  cleanup();

  // The colleague has already begun to write a reason for the same company.
  await signInAs(ben.loginName);
  keepDraft({ path: movePath('/biz/company', 'reject'), record: third.id }, { reason: '章不清晰' });
  const second = await open(third.id, { handover: link.searchParams.get('handover') ?? '' });
  expect(await screen.findByText('已接手 系统管理员 的队列：2 份草稿')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: third.name })).toBeVisible();
  await waitFor(() => expect(second.router.state.location.search).not.toContain('handover'));
  expect(new URLSearchParams(second.router.state.location.search).get('queue')).toBe(QUEUE);
  expect(await screen.findByRole('textbox', { name: '备注内容' })).toHaveValue('已电话联系');
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: /^驳回/ }));
  expect(await screen.findByRole('textbox', { name: '驳回原因' })).toHaveValue('章不清晰；执照过期');
});

it('handing over a queue first sends any decision whose undo period has not yet ended', async () => {
  const ben = await colleague();
  const [first = expect.fail('no company'), second = expect.fail('no second company')] = await queue();
  const made = { verdict: 'reject', reason: '执照过期', label: '驳回', remark: '执照过期' } as const;
  for (const { id } of [first, second]) await companies.api.act('take', { ids: [id] });
  const { user } = await open(second.id);
  decideLater([toDecision(companies, await companies.api.get(first.id), made)]);
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `更多 ${second.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: '交接队列' }));
  const dialog = await findDialog('将审核队列交接给同事');
  await user.click(within(dialog).getByRole('combobox', { name: '接手人' }));
  await user.click(await screen.findByTitle(/^贝同事/));
  await user.click(buttonIn(dialog, '交接'));
  expect(await screen.findByRole('textbox', { name: '交接链接' })).toBeVisible();
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '2', auditRemark: '执照过期' });
  expect(await companies.api.get(second.id)).toMatchObject({ auditStatus: '0', reviewerId: ben.userId });
});

it('only the recipient of a handover link takes over the review queue; other users only see the record', async () => {
  const ben = await colleague();
  const [first = expect.fail('no company')] = await queue();
  const body = { path: '/biz/company', queue: QUEUE, recordId: first.id, userId: ben.userId, drafts: [] };
  const { request } = await import('@/shared/api/http');
  const { id } = (await request({ method: 'post', url: '/biz/review/handover', data: body })) as { id: number };
  await open(first.id, { handover: String(id) });
  expect(await screen.findByRole('heading', { level: 2, name: first.name })).toBeVisible();
  expect(screen.queryByText(/^已接手/)).toBeNull();
  cleanup();

  const { user } = await open(first.id, { handover: '999' });
  expect(await screen.findByText(/只有交接双方可以打开此交接/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '不接手，直接打开记录' }));
  expect(await screen.findByRole('heading', { level: 2, name: first.name })).toBeVisible();
});

it('a handover link does not transfer the draft of a record that has since been decided', async () => {
  const ben = await colleague();
  const [first = expect.fail('no company'), second = expect.fail('no second company')] = await queue();
  const drafts = [first, second].map(({ id }) => ({ form: 'reject', recordId: id, values: { reason: '执照过期' } }));
  const made = { path: '/biz/company', queue: QUEUE, recordId: second.id, userId: ben.userId, drafts };
  const handover = String(await handOver(made));
  await companies.api.act('audit', { ids: [first.id], auditStatus: '2', auditRemark: '执照过期' });

  await signInAs(ben.loginName);
  await open(second.id, { handover });
  expect(await screen.findByText('已接手 系统管理员 的队列：1 份草稿')).toBeVisible();
  const path = movePath('/biz/company', 'reject');
  expect(draftOf(path, second.id)).toBeDefined();
  expect(draftOf(path, first.id)).toBeUndefined();
});

it('if the server refuses a handover, the dialog stays open and the drafts are kept', async () => {
  await colleague();
  server.use(http.post('*/api/biz/review/handover', () => HttpResponse.json({ code: 500, msg: '该同事没有审核权限' })));
  const [first = expect.fail('no company')] = await queue();
  keepDraft({ path: NOTES, record: `approval:company:${first.id}` }, { content: '已电话联系' });
  const { user } = await open(first.id);
  await user.click(await screen.findByRole('button', { name: `更多 ${first.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: '交接队列' }));
  const dialog = await findDialog('将审核队列交接给同事');
  await user.click(within(dialog).getByRole('combobox', { name: '接手人' }));
  await user.click(await screen.findByTitle(/^贝同事/));
  await user.click(buttonIn(dialog, '交接'));
  expect(await within(dialog).findByText('该同事没有审核权限')).toBeVisible();
  expect(draftOf(NOTES, `approval:company:${first.id}`)).toBeDefined();
});

it('a review page links back to the list if all pending records are assigned to a colleague', async () => {
  const ben = await colleague();
  const all = await queue();
  const { request } = await import('@/shared/api/http');
  const ids = all.map(({ id }) => id);
  await request({ method: 'post', url: '/biz/company/assign', data: { ids, userId: ben.userId } });
  await open(ids[0]);
  expect((await screen.findAllByText('贝同事 处理中'))[0]).toBeVisible();
  expect(await screen.findByRole('link', { name: '其余由同事处理中 · 返回列表' })).not.toHaveFocus();
});

it('the handover action is hidden while the handover feature is switched off', async () => {
  setConfig(false);
  server.use(http.get('*/api/biz/review/handover/:id', () => new HttpResponse(null, { status: 404 })));
  const [first = expect.fail('no company')] = await queue();
  const { user } = await open(first.id, { handover: '1' });
  expect(await screen.findByText('您正在处理')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `更多 ${first.name}` }));
  expect(await screen.findByRole('menuitem', { name: '释放' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '交接队列' })).toBeNull();
});
