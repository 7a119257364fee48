import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '@mocks/approval/more';
import { keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import CompanyDetailPage from './CompanyDetailPage';
import CompanyListPage from './CompanyListPage';
import { companies } from './company.review';

const setConfig = (askMore: boolean) => useSession.setState(({ config }) => ({ config: { ...config, askMore } }));

beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
});

/** The two pending companies of this test, oldest first. */
async function two() {
  const { records } = await companies.api.list({
    companyName: '丹桂',
    auditStatus: '0',
    pageNum: 1,
    pageSize: 10,
    sortField: 'submitTime',
    sortOrder: 'asc',
  });
  expect(records).toHaveLength(2);
  return records as [(typeof records)[number], (typeof records)[number]];
}

const open = (id: unknown) =>
  renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${String(id)}&queue=companyName%3D丹桂`);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const item = (name: string) => screen.findByRole('checkbox', { name });

it('with the M key, a user asks for more material and continues with the next record', async () => {
  const [first, second] = await two();
  const { user } = await open(first.id);
  await heading(first.companyName);
  await screen.findByText('第 1 / 2 条');
  await user.keyboard('m');
  expect(await item('营业执照无法辨认')).toHaveFocus();
  await user.keyboard('12{Control>}{Enter}{/Control}');
  await heading(second.companyName);
  const asked = await companies.api.get(first.id);
  expect(asked).toMatchObject({ auditStatus: '6', askedFor: '营业执照无法辨认；营业执照缺少公章', answeredTime: null });
  expect(asked.auditLogs?.[0]).toMatchObject({ action: 'askMore' });
  cleanup();

  // The record shows the request for more documents, and cannot be decided.
  await open(first.id);
  expect(await screen.findByText(/^已请申请人补充材料，截止/)).toBeVisible();
  expect(screen.getByText('要求补充材料')).toBeVisible();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
});

it('a request for more material is refused if it is empty or its deadline has passed', async () => {
  const [first] = await two();
  const { user } = await open(first.id);
  await user.click(await screen.findByRole('button', { name: '补充材料' }));
  const panel = await screen.findByRole('dialog');
  await user.click(within(panel).getByRole('button', { name: '补充材料' }));
  expect(await screen.findByText('请选择或填写需要补充的材料')).toBeVisible();
  await user.click(await item('缺少授权委托书'));
  await user.type(screen.getByLabelText('补充说明'), '请附原件');
  const deadline = screen.getByLabelText('截止日期');
  await user.clear(deadline);
  await user.type(deadline, '2020-01-01{Enter}');
  await user.click(within(panel).getByRole('button', { name: '补充材料' }));
  expect(await screen.findByText('截止日期不能早于今天')).toBeVisible();
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '0' });

  await user.click(screen.getByLabelText('补充说明'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('m');
  expect(await item('缺少授权委托书')).toBeChecked();
  expect(screen.getByLabelText('补充说明')).toHaveValue('请附原件');
});

it('the form keeps the typed text if the server refuses a request for more material', async () => {
  const [first] = await two();
  server.use(http.post('*/biz/company/askMore', () => HttpResponse.json({ code: 500, msg: '服务器繁忙' })));
  const { user } = await open(first.id);
  await user.click(await screen.findByRole('button', { name: '补充材料' }));
  await user.type(await screen.findByLabelText('补充说明'), '请附原件');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('服务器繁忙')).toBeVisible();
  expect(screen.getByLabelText('补充说明')).toHaveValue('请附原件');
});

it('undoing a request for more material reopens the form with the chosen items', async () => {
  keepReviewSettings({ advance: false });
  const [first] = await two();
  const { user } = await open(first.id);
  await heading(first.companyName);
  await user.keyboard('m');
  await item('营业执照无法辨认');
  await user.keyboard('3{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`将请 ${first.companyName} 补充材料`)).toBeVisible();
  undoDecision();
  expect(await item('法定代表人身份证缺一面')).toBeChecked();
  expect(await companies.api.get(first.id)).toMatchObject({ auditStatus: '0' });
});

it('after an applicant’s answer, the record is first in the list and shows the changed fields', async () => {
  const [first, second] = await two();
  await companies.api.act('askMore', { ids: [second.id], items: [], remark: '请更正名称', deadline: '2999-01-01' });
  await answer('/biz/company', second.id, { companyName: `${second.companyName}（更正）` });
  await renderPage(<CompanyListPage />, '/?companyName=丹桂');
  const names = (await screen.findAllByRole('link', { name: /丹桂/ })).map((link) => link.textContent);
  expect(names).toEqual([`${second.companyName}（更正）`, first.companyName]);
  expect(screen.getByText(/ · 已补充$/)).toBeVisible();
  expect(await screen.findByRole('tab', { name: /^待补充/ })).toBeVisible();
  cleanup();

  await open(second.id);
  const part = await screen.findByRole('region', { name: '补充后的修改' });
  expect(within(part).getByText('要求补充：请更正名称')).toBeVisible();
  expect(within(part).getByRole('row', { name: /^企业名称 .*（更正）/ })).toBeVisible();
});

it('a record is pending again and marked as overdue if its applicant missed the deadline', async () => {
  const [first] = await two();
  const late = { ...(await companies.api.get(first.id)), askedFor: '请更正名称', askDeadline: '2026-01-31' };
  server.use(http.get('*/biz/company/get/:id', () => HttpResponse.json({ code: 0, data: late })));
  await open(first.id);
  expect(await screen.findByText('逾期未补充，截止日期为 2026-01-31')).toBeVisible();
  expect(screen.getByText('请更正名称')).toBeVisible();
  expect(screen.getByText(/ · 逾期未补充$/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '通过' })).toBeVisible();
});

it('a user cannot ask for more material when the server lacks the feature', async () => {
  setConfig(false);
  const [first] = await two();
  const { user } = await open(first.id);
  await screen.findByRole('button', { name: '通过' });
  await user.keyboard('m');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: '补充材料' })).toBeNull();
});

it('if a draft request for more material has items in another language, the form moves them to the notes', async () => {
  const [first] = await two();
  const drafted = { items: ['营业执照无法辨认', 'The business license is illegible'], remark: '请盖章' };
  keepDraft({ path: movePath('/biz/company', 'ask'), record: first.id }, drafted);
  const { user } = await open(first.id);
  await user.click(await screen.findByRole('button', { name: /^补充材料/ }));
  expect(await item('营业执照无法辨认')).toBeChecked();
  expect(screen.getByRole('textbox', { name: '补充说明' })).toHaveValue('The business license is illegible；请盖章');
});
