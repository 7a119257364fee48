import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { decideLater, flushOutbox, undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import { holdUndo } from '@/testing/samples/holdUndo';
import { onRequest, server } from '@/testing/server';
import CompanyDetailPage from './CompanyDetailPage';
import { companies } from './company.review';

// Decisions are sent immediately, so that the tests need not wait.
beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

const WAITING = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };

/** Returns the five pending companies, oldest first. */
async function five() {
  const { records } = await companies.api.list({ ...WAITING, sortField: 'submitTime', sortOrder: 'asc' });
  expect(records).toHaveLength(5);
  return records.map(({ id, companyName }) => ({ id, name: companyName }));
}

const open = (id: unknown, queue = 'companyName=青禾') =>
  renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${String(id)}&queue=${encodeURIComponent(queue)}`);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('a user decides the records of a queue one after another with the keyboard', async () => {
  const [first, second, third] = (await five()) as [{ id: number; name: string }, ...{ id: number; name: string }[]];
  const { user } = await open(first.id);
  expect(await screen.findByText('第 1 / 5 条')).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByText('第 2 / 5 条')).toBeVisible();
  await user.keyboard('k');
  await heading(first.name);

  await user.keyboard('a');
  expect(await screen.findByLabelText('审核意见（选填）')).toHaveFocus();
  await user.keyboard('{Enter}');
  await heading(second?.name ?? '');
  await user.keyboard('r');
  const reason = await screen.findByLabelText('驳回原因');
  expect(reason).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('请输入驳回原因')).toBeVisible();
  await user.click(screen.getByText('营业执照图片不清晰，请重新上传'));
  await user.click(reason);
  await user.keyboard('j{Control>}{Enter}{/Control}');
  await heading(third?.name ?? '');
  const decided = await companies.api.get(second?.id ?? 0);
  expect(decided).toMatchObject({ auditStatus: '2', auditRemark: '营业执照图片不清晰，请重新上传j' });
  expect(await screen.findByText('待审 3 条')).toBeVisible();
});

it('while company A is reviewed, undoing a change to company B does not open B or add a pending record', async () => {
  const [first] = await five();
  const [passed = expect.fail('no company')] = (await companies.api.list({ auditStatus: '1', pageNum: 1, pageSize: 1 }))
    .records;
  const { router } = await open(first?.id);
  expect(await screen.findByText('待审 5 条')).toBeVisible();
  const change = { verb: 'disable', label: '停用', field: 'status', from: ['0'], to: '1', reason: '' };
  const record = { path: '/biz/company', id: passed.id, name: passed.companyName ?? '' };
  act(() => decideLater([{ ...record, ...change, url: '/biz/company/changeStatus', data: {} }]));
  act(() => undoDecision());
  expect(await screen.findByText(/^已撤回/)).toBeVisible();
  expect(screen.getByText('待审 5 条')).toBeVisible();
  expect(router.state.location.search).toContain(`id=${String(first?.id)}`);
});

it('a decision can be undone while the next record is still loading, and its reason is kept', async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: true });
  const [first, second] = await five();
  server.use(http.get(`*/api/biz/company/get/${String(second?.id)}`, () => delay('infinite')));
  const { user, router } = await open(first?.id);
  expect(await screen.findByText('待审 5 条')).toBeVisible();
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('驳回原因'), '证照不符');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.search).toContain(`id=${String(second?.id)}`));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  act(() => undoDecision());
  await heading(first?.name ?? '');
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('证照不符');
  expect(screen.getByText('待审 5 条')).toBeVisible();
});

it('after the last record, the page stays if an earlier decision fails while the user types a note', async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true });
  const all = await five();
  const { user } = await open(all[0]?.id);
  for (const { name } of all) {
    await heading(name);
    await waitFor(() => expect(screen.queryByRole('img', { name: '正在核验' })).toBeNull());
    await user.keyboard('a');
  }
  const last = all.at(-1)?.name ?? '';
  const note = await screen.findByLabelText('备注内容');
  await user.type(note, '周五');
  server.use(http.post('*/api/biz/company/audit', () => HttpResponse.error()));
  await act(() => flushOutbox());
  await user.type(note, '回电');
  expect(screen.getByRole('heading', { level: 2, name: last })).toBeVisible();
  expect(note).toHaveValue('周五回电');
});

it('a review page shows a message if no record is specified or the record was deleted', async () => {
  const { router } = await renderPage(<CompanyDetailPage />, '/approval/companyDetail');
  expect(await screen.findByText('没有指定要审核的记录')).toBeVisible();
  await router.navigate('/approval/companyDetail?id=999999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('返回列表')).toHaveAttribute('href', '/approval/companyAudit'));
});

it('every table of a review page has an accessible name', async () => {
  const [first] = await five();
  await open(first?.id);
  await heading(first?.name ?? '');
  for (const table of await screen.findAllByRole('table')) expect(table).toHaveAccessibleName();
  expect(screen.getByRole('table', { name: '基本信息' })).toBeVisible();
});

it('the A key passes a record without confirmation if undo is on and no check failed', async () => {
  keepReviewSettings({ advance: true });
  const all = await five();
  const queue = 'companyName=青禾';
  const { user } = await open(all[0]?.id, queue);
  for (const [index, { name }] of all.entries()) {
    await heading(name);
    await waitFor(() => expect(screen.queryByRole('img', { name: '正在核验' })).toBeNull());
    expect(screen.queryByText('全部审完 · 返回列表')).toBeNull();
    await user.keyboard('a');
    if (index < all.length - 1) await heading(all[index + 1]?.name ?? '');
  }
  const back = await screen.findByRole('link', { name: '全部审完 · 返回列表' });
  expect(back).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  await flushOutbox();
  for (const { id } of all) expect(await companies.api.get(id)).toMatchObject({ auditStatus: '1' });
});

/** A pending company whose checks all pass. */
const FINE = { id: 1046, name: '济南明屿餐饮管理有限公司' };

it('the A key asks for confirmation if one-key passing is switched off or any check has failed', async () => {
  keepReviewSettings({});
  const { user } = await open(1084, ''); // its business term has ended
  expect(await screen.findByText('1 项核验未通过')).toBeVisible();
  await user.keyboard('a');
  expect(await screen.findByRole('checkbox', { name: '我已查看以上核验结果，仍要通过' })).toHaveFocus();
  cleanup();
  keepReviewSettings({ oneKey: false });
  const other = await open(FINE.id, '');
  await heading(FINE.name);
  await waitFor(() => expect(screen.queryByRole('img', { name: '正在核验' })).toBeNull());
  await other.user.keyboard('a');
  expect(await screen.findByLabelText('审核意见（选填）')).toHaveFocus();
});

it('review buttons show their keyboard shortcuts unless the user has turned the shortcuts off', async () => {
  await open(FINE.id, '');
  const pass = await screen.findByRole('button', { name: '通过' });
  expect(within(pass).getByText('A')).toBeInTheDocument();
  cleanup();
  keepReviewSettings({ keys: false });
  await open(FINE.id, '');
  expect(within(await screen.findByRole('button', { name: '通过' })).queryByText('A')).toBeNull();
});

/** A pending company with a wrong credit code. Most earlier companies with a wrong code were rejected. */
const MISTYPED = { id: 1026, name: '上海明屿智能科技有限公司' };

it('a failed check shows precedents, and a pass needs confirmation if most precedents were rejected', async () => {
  // Stays on the decided record, because the next one may have precedents too.
  keepReviewSettings({ keys: true, advance: false, undo: false });
  const { user } = await open(MISTYPED.id, '');
  const precedents = await screen.findByRole('region', { name: '先例' });
  expect(precedents).toHaveTextContent('此前相同情况 8 条3 人审核');
  expect(precedents).toHaveTextContent('驳回 7 条通过 1 条');
  const reasons = within(precedents).getByRole('list', { name: '驳回原因' });
  expect(within(reasons).getAllByRole('listitem')[0]).toHaveTextContent('法定代表人信息与证件不符4 次');
  await user.keyboard('a');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveAccessibleDescription('此前 8 条相同情况中 7 条被驳回');
  // The hint about precedents does not block the decision.
  await user.click(within(question).getByRole('checkbox'));
  await user.click(within(question).getByRole('button', { name: '仍要通过' }));
  await waitFor(async () => expect(await companies.api.get(MISTYPED.id)).toMatchObject({ auditStatus: '1' }));
  // The precedents disappear once the record is decided.
  await waitFor(() => expect(screen.queryByRole('region', { name: '先例' })).toBeNull());
});

it('a decision that agrees with most precedents shows no warning', async () => {
  const { user } = await open(MISTYPED.id, '');
  await screen.findByRole('region', { name: '先例' });
  await user.keyboard('r');
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleDescription();
});

it('precedents are requested only for failed checks and hidden if the server lacks them', async () => {
  const asked: string[] = [];
  onRequest(({ request }) => asked.push(...(request.url.includes('precedents') ? [request.url] : [])));
  await open(FINE.id, '');
  await heading(FINE.name);
  await waitFor(() => expect(screen.queryByRole('img', { name: '正在核验' })).toBeNull());
  expect(asked).toEqual([]);
  cleanup();
  server.use(http.get('*/api/biz/company/precedents', () => new HttpResponse(null, { status: 404 })));
  const { user } = await open(MISTYPED.id, '');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('checks=creditCode');
  await user.keyboard('a');
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('region', { name: '先例' })).toBeNull();
});
