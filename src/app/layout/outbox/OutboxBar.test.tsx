import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { companies } from '@/areas/approval/company/company.review';
import CompanyDetailPage from '@/areas/approval/company/CompanyDetailPage';
import { request } from '@/shared/api/http';
import { flushOutbox } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import { OutboxBar } from './OutboxBar';

beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: true });
  await signInAs();
});

/** The five pending companies with this name, oldest first. */
async function five() {
  const sort = { sortField: 'submitTime', sortOrder: 'asc' as const };
  const { records } = await companies.api.list({
    auditStatus: '0',
    companyName: '青禾',
    pageNum: 1,
    pageSize: 10,
    ...sort,
  });
  return records.map(({ id, companyName }) => ({ id, name: companyName }));
}

async function open(id: unknown) {
  const { user } = await renderPage(
    <>
      <CompanyDetailPage />
      <OutboxBar />
    </>,
    `/approval/companyDetail?id=${String(id)}&queue=${encodeURIComponent('companyName=青禾')}`,
  );
  return user;
}
/** Finds the report by its text, because an open record has another alert. */
const findReport = async (text: RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]') ?? expect.fail('no report');
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const stateOf = async (id: unknown) => (await companies.api.get(id as number)).auditStatus;

async function rejects(user: Awaited<ReturnType<typeof open>>, reason: string) {
  await user.keyboard('r');
  await user.click(await screen.findByLabelText('驳回原因'));
  await user.paste(reason);
  await user.click(within(screen.getByRole('dialog')).getByText('驳回'));
}

it('the key U undoes a pending rejection and reopens its record with the typed reason', async () => {
  const [first, second] = await five();
  const user = await open(first?.id);
  await heading(first?.name ?? '');
  await rejects(user, '营业执照无法辨认');
  await heading(second?.name ?? '');
  expect(await screen.findByText(`将驳回 ${first?.name}`)).toBeVisible();
  expect(screen.queryByText(/^已驳回/)).toBeNull();
  await user.keyboard('u');
  await heading(first?.name ?? '');
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('营业执照无法辨认');
  expect(await screen.findByText('待审 5 条')).toBeVisible();
  expect(await stateOf(first?.id)).toBe('0');
});

it('closing the rejection dialog with Esc keeps the typed reason', async () => {
  const [first] = await five();
  const user = await open(first?.id);
  await heading(first?.name ?? '');
  await user.keyboard('r');
  await user.click(await screen.findByLabelText('驳回原因'));
  await user.paste('联系人无法核实');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('驳回原因')).toBeNull();
  await user.keyboard('r');
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('联系人无法核实');
});

it('a refused decision shows the server’s message and can be sent again', async () => {
  const [first] = await five();
  const user = await open(first?.id);
  await heading(first?.name ?? '');
  await rejects(user, '营业执照无法辨认');
  const fails = http.post('*/api/biz/company/audit', () => HttpResponse.json({ code: 500, msg: '服务器繁忙' }), {
    once: true,
  });
  server.use(fails);
  await flushOutbox();
  const report = await findReport(/条操作未被接受/);
  expect(report).toHaveTextContent(`1 条操作未被接受：驳回 ${first?.name}`);
  expect(report).toHaveTextContent('服务器繁忙');
  expect(report).toHaveTextContent('原因：营业执照无法辨认');
  expect(within(report).getByText('打开')).toHaveAttribute('href', `/approval/companyDetail?id=${String(first?.id)}`);
  await user.click(within(report).getByText('重试'));
  expect(await screen.findByText(`已驳回 ${first?.name}`)).toBeVisible();
  expect(await stateOf(first?.id)).toBe('2');
  expect(screen.queryByText(/条操作未被接受/)).toBeNull();
});

it('discarding an unsent decision leaves the record unchanged and keeps the reason as a draft', async () => {
  const [, second] = await five();
  const user = await open(second?.id);
  await heading(second?.name ?? '');
  await rejects(user, '联系人无法核实');
  // The whole network fails, because a response to any other call would send the decision again.
  server.use(http.all('*/api/*', () => HttpResponse.error()));
  await flushOutbox();
  const report = await findReport(/条操作没有提交/);
  expect(report).toHaveTextContent(`1 条操作没有提交：驳回 ${second?.name}`);
  await user.click(within(report).getByText('放弃'));
  server.resetHandlers();
  expect(await stateOf(second?.id)).toBe('0');
  cleanup();
  await open(second?.id);
  await heading(second?.name ?? '');
  await user.keyboard('r');
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('联系人无法核实');
});

it('when a colleague decided first, the message shows the colleague’s name, the time and the reason', async () => {
  const [, second] = await five();
  const user = await open(second?.id);
  await heading(second?.name ?? '');
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(`将通过 ${second?.name}`)).toBeVisible();
  await request({
    method: 'post',
    url: '/biz/company/audit',
    data: { ids: [second?.id], auditStatus: '2', auditRemark: '抢先驳回' },
  });
  await flushOutbox();
  const report = await findReport(/条已由他人处理/);
  expect(report).toHaveTextContent(`1 条已由他人处理，您的操作未提交：通过 ${second?.name}`);
  expect(report).toHaveTextContent(/系统管理员 于 \d{4}-\d\d-\d\d/);
  expect(report).toHaveTextContent('原因：抢先驳回');
  await user.click(within(report).getByText('知道了'));
  expect(screen.queryByText(/条已由他人处理/)).toBeNull();
});

it('an approval and a rejection that are sent together are reported separately', async () => {
  const [first, second] = await five();
  const user = await open(first?.id);
  await heading(first?.name ?? '');
  await user.keyboard('a');
  await user.keyboard('{Enter}');
  await heading(second?.name ?? '');
  await rejects(user, '联系人无法核实');
  expect(await screen.findByText(`将驳回 ${second?.name}`)).toBeVisible();
  await flushOutbox();
  expect(await screen.findByText(`已通过 ${first?.name}`)).toBeVisible();
  expect(await screen.findByText(`已驳回 ${second?.name}`)).toBeVisible();
});
