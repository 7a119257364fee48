import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { draftOf, movePath } from '@/shared/form/drafts/drafts';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import CompanyDetailPage from './CompanyDetailPage';
import CompanyListPage from './CompanyListPage';
import { companies } from './company.review';

beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: false, undo: false });
  await signInAs();
  useSession.setState(({ config }) => ({ config: { ...config, askMore: true } }));
});

/** The first two pending companies of these tests, oldest first. */
async function two() {
  const query = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };
  const { records } = await companies.api.list({ ...query, sortField: 'submitTime', sortOrder: 'asc' });
  const all = records.map(({ id, companyName }) => ({ id, name: companyName }));
  return all.slice(0, 2) as [{ id: number; name: string }, { id: number; name: string }];
}

const draft = (verb: string, { id }: { id: number }) => draftOf(movePath('/biz/company', verb), id)?.values;

/** Opens a company, and types and submits the reason of a rejection. */
async function reject(id: number, reason: string) {
  const page = await renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${id}`);
  await screen.findByText('驳回');
  await page.user.keyboard('r');
  expect(await screen.findByLabelText('驳回原因')).toHaveFocus();
  await page.user.paste(reason);
  await page.user.keyboard('{Control>}{Enter}{/Control}');
  return page;
}

it('a rejection reason is kept as a draft if the session ends, and discarded once the rejection is made', async () => {
  const [first] = await two();
  const ended = http.post('*/biz/company/audit', () => HttpResponse.json({ code: 401, msg: '请先登录' }), {
    once: true,
  });
  server.use(ended);
  const { user } = await reject(first.id, '证照不符');
  await waitFor(() => expect(ended.isUsed).toBe(true));
  await waitFor(() => expect(buttonIn(screen.getByRole('dialog'), '驳回')).toBeEnabled());
  expect(draft('reject', first)).toEqual({ reason: '证照不符' });
  expect(hasUnsaved()).toBe(true);

  await user.click(buttonIn(screen.getByRole('dialog'), '驳回'));
  expect(await screen.findByText(`已驳回 ${first.name}`)).toBeVisible();
  expect(draft('reject', first)).toBeUndefined();
  expect(hasUnsaved()).toBe(false);
});

it('rejecting a company deletes the draft of the reason; undoing the rejection fills the reason in again', async () => {
  keepReviewSettings({ advance: false, undo: true });
  const [first] = await two();
  await reject(first.id, '证照不符');
  expect(await screen.findByText(/将驳回/)).toBeVisible();
  expect(draft('reject', first)).toBeUndefined();
  undoDecision();
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('证照不符');
});

it('the text of a bulk request for more material stays a draft only for companies whose request failed', async () => {
  const [first, second] = await two();
  server.use(
    http.post('*/biz/company/askMore', async ({ request }) => {
      const { ids } = (await request.clone().json()) as { ids: number[] };
      return ids.includes(first.id) ? HttpResponse.json({ code: 500, msg: '服务器繁忙' }) : undefined;
    }),
  );
  const { user } = await renderPage(<CompanyListPage />, '/?companyName=青禾');
  for (const { name } of [first, second]) {
    const row = (await screen.findByRole('link', { name })).closest('tr');
    await user.click(within(row ?? document.body).getByRole('checkbox'));
  }
  await user.click(within(screen.getByRole('group', { name: '批量操作' })).getByText('补充材料'));
  const dialog = await findDialog('补充材料');
  await user.click(within(dialog).getByLabelText('补充说明'));
  await user.paste('请附原件');
  await user.click(buttonIn(dialog, '请 2 条补充材料'));
  expect(await within(dialog).findByText('成功 1 / 失败 1')).toBeVisible();
  expect(draft('ask', second)).toBeUndefined();
  expect(draft('ask', first)).toMatchObject({ remark: '请附原件' });
});
