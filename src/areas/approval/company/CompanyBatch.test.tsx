import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { users } from '@mocks/db';
import { useSession } from '@/shared/auth/session';
import { decideLater, undoDecision, useOutbox } from '@/shared/outbox/browserOutbox';
import { toDecision } from '@/shared/review/review';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog, openMenuItems } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import CompanyListPage from './CompanyListPage';
import { companies } from './company.review';

const setConfig = (isOn: boolean) =>
  useSession.setState(({ config }) => ({
    config: { ...config, askMore: isOn, reviewers: isOn, later: isOn, reviewQueues: isOn, merging: isOn },
  }));

beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
});

interface Named {
  id: number | string;
  name: string;
}

/** The first three pending companies of these tests, oldest first. */
async function three() {
  const query = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };
  const { records } = await companies.api.list({ ...query, sortField: 'submitTime', sortOrder: 'asc' });
  return records.slice(0, 3).map(({ id, companyName }) => ({ id, name: companyName })) as [Named, Named, Named];
}

/** Assigns a company to a colleague. */
async function giveAway({ id }: Named) {
  const colleague = (await users.all()).find(({ userId, status }) => userId !== 1 && status === '0');
  await users.update(colleague?.userId, { roleIds: [3] });
  await companies.api.act('assign', { ids: [id], userId: colleague?.userId });
  return colleague?.userName ?? '';
}

/** Renders the list of pending companies and selects the rows of these companies. */
async function select(...some: Named[]) {
  const page = await renderPage(<CompanyListPage />, '/?companyName=青禾');
  for (const { name } of some) {
    const row = (await screen.findByRole('link', { name })).closest('tr');
    await page.user.click(within(row ?? document.body).getByRole('checkbox'));
  }
  return { ...page, bar: within(screen.getByRole('group', { name: '批量操作' })) };
}

type Selected = Awaited<ReturnType<typeof select>>;
async function choose({ user, bar }: Selected, action: string) {
  await user.click(bar.getByText('更多'));
  const item = await waitFor(() => openMenuItems(new RegExp(`^${action}`))[0] ?? Promise.reject(new Error(action)));
  await user.click(item);
}

it('a bulk request for more material skips a company that is assigned to a colleague', async () => {
  const [first, second, third] = await three();
  const colleague = await giveAway(third);
  const { user, bar } = await select(first, second, third);
  await user.click(bar.getByText('补充材料'));
  const dialog = await findDialog('补充材料');
  expect(within(dialog).getByText('已跳过 1 条，只处理待审核的记录')).toBeVisible();
  expect(within(dialog).getByText(new RegExp(`${colleague} 处理中$`))).toHaveTextContent(third.name);
  expect(within(dialog).getByText('将请以下 2 条待审核记录的申请人补充材料：')).toBeVisible();

  // Nothing is sent without a request text.
  await user.click(buttonIn(dialog, '请 2 条补充材料'));
  expect(await within(dialog).findByText('请选择或填写需要补充的材料')).toBeVisible();
  await user.click(within(dialog).getByText('缺少授权委托书'));
  await user.type(within(dialog).getByLabelText('补充说明'), '请附原件');
  await user.click(buttonIn(dialog, '请 2 条补充材料'));
  expect(await within(dialog).findByText('成功 2 / 失败 0')).toBeVisible();
  // The row that was left out stays selected.
  await user.click(buttonIn(dialog, '关闭'));
  expect(await screen.findByText('已选 1 项')).toBeVisible();
  for (const { id } of [first, second])
    expect(await companies.api.get(id)).toMatchObject({ auditStatus: '6', askedFor: '缺少授权委托书；请附原件' });
  expect(await companies.api.get(third.id)).toMatchObject({ auditStatus: '0' });
});

it('the result of a bulk request for more material counts companies already reviewed by a colleague', async () => {
  const [first, second] = await three();
  const { user, bar } = await select(first, second);
  await companies.api.act('audit', { ids: [second.id], auditStatus: '1', auditRemark: '' });
  await user.click(bar.getByText('补充材料'));
  const dialog = await findDialog('补充材料');
  await user.type(within(dialog).getByLabelText('补充说明'), '请附原件');
  await user.click(buttonIn(dialog, '请 2 条补充材料'));
  expect(await within(dialog).findByText('成功 1 / 失败 0 / 已由他人审核 1')).toBeVisible();
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '6' });
});

it('a bulk request for more material is reported as successful even if the server’s response was lost', async () => {
  const [first] = await three();
  const lost = http.post(
    '*/biz/company/askMore',
    async ({ request }) => {
      await fetch(request.clone());
      return new HttpResponse(null, { status: 504 });
    },
    { once: true },
  );
  server.use(lost);
  const { user, bar } = await select(first);
  await user.click(bar.getByText('补充材料'));
  const dialog = await findDialog('补充材料');
  await user.type(within(dialog).getByLabelText('补充说明'), '请附原件');
  await user.click(buttonIn(dialog, '请 1 条补充材料'));
  expect(await within(dialog).findByText('成功 1 / 失败 0')).toBeVisible();
  expect(lost.isUsed).toBe(true);
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '6' });
});

it('undoing a bulk request for more material keeps the typed text for the same companies', async () => {
  keepReviewSettings({ undo: true });
  const [first, second] = await three();
  const page = await select(first, second);
  await page.user.click(page.bar.getByText('补充材料'));
  const dialog = await findDialog('补充材料');
  await page.user.type(within(dialog).getByLabelText('补充说明'), '请附原件');
  await page.user.click(buttonIn(dialog, '请 2 条补充材料'));
  await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(2));
  undoDecision();
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '0' });
  page.unmount();

  const { user, bar } = await select(first, second);
  await user.click(bar.getByText('补充材料'));
  expect(within(await findDialog('补充材料')).getByLabelText('补充说明')).toHaveValue('请附原件');
});

it('deferring several companies skips a company that is assigned to a colleague', async () => {
  const [first, second, third] = await three();
  await giveAway(third);
  const page = await select(first, second, third);
  await choose(page, '稍后处理');
  const dialog = await findDialog('稍后处理“2 条记录”');
  expect(within(dialog).getByText('已跳过 1 条，只处理待审核的记录')).toBeVisible();
  await page.user.click(buttonIn(dialog, '稍后处理'));
  expect(await screen.findByText('已设为稍后处理')).toBeVisible();
  const { laterUntil } = await companies.api.get(first.id);
  expect(laterUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await companies.api.get(second.id)).toMatchObject({ laterUntil });
  expect((await companies.api.get(third.id)).laterUntil ?? null).toBeNull();
  expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull();
});

it('deferring several companies skips a company with an unsent decision and shows the reason', async () => {
  const [first, second] = await three();
  const made = { verdict: 'reject', reason: '执照过期', label: '驳回', remark: '执照过期' } as const;
  decideLater([toDecision(companies, await companies.api.get(first.id), made)]);
  const page = await select(first, second);
  await choose(page, '稍后处理');
  const dialog = await findDialog(`稍后处理“${second.name}”`);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(`${first.name} · 已有一个操作待提交`);
  undoDecision();
});

it('a user moves several companies to a queue, including a company that is already in the queue', async () => {
  const [first, second] = await three();
  await companies.api.act('move', { ids: [first.id], queue: '3', remark: '' });
  const page = await select(first, second);
  await choose(page, '移至其他队列');
  const dialog = await findDialog('将“2 条记录”移至其他队列');
  await page.user.click(await within(dialog).findByLabelText('资质复核'));
  await page.user.click(buttonIn(dialog, '移动'));
  expect(await screen.findByText('已移至其他队列')).toBeVisible();
  for (const { id } of [first, second]) expect(await companies.api.get(id)).toMatchObject({ reviewQueue: '3' });
});

it('the dialog keeps its input if the server refuses to move companies to another queue', async () => {
  server.use(http.post('*/biz/company/move', () => HttpResponse.json({ code: 500, msg: '请选择队列' })));
  const [first, second] = await three();
  const page = await select(first, second);
  await choose(page, '移至其他队列');
  const dialog = await findDialog('将“2 条记录”移至其他队列');
  await page.user.click(await within(dialog).findByLabelText('疑难'));
  await page.user.type(within(dialog).getByLabelText('说明'), '证照不清');
  await page.user.click(buttonIn(dialog, '移动'));
  expect(await screen.findByText('请选择队列')).toBeVisible();
  expect(within(dialog).getByLabelText('说明')).toHaveValue('证照不清');
  expect(page.bar.getByText('已选 2 项')).toBeVisible();
});

it('bulk actions that the selection does not allow are disabled and show a reason', async () => {
  const [first] = await three();
  await giveAway(first);
  const { user, bar } = await select(first);
  await user.click(bar.getByText('更多'));
  const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
  expect(await item('合并')).toHaveTextContent('请选择两条记录');
  expect(await item('稍后处理')).toHaveAttribute('aria-disabled', 'true');
  // A lead may assign a colleague's record to somebody else.
  expect(await item('分配')).not.toHaveAttribute('aria-disabled', 'true');
});

it('bulk actions of switched-off features are hidden', async () => {
  setConfig(false);
  const [first] = await three();
  const { bar } = await select(first);
  expect(bar.getByText('批量通过')).toBeVisible();
  expect(bar.queryByText('补充材料')).toBeNull();
  expect(bar.queryByText('更多')).toBeNull();
});
