import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ask, tokenOf } from '@mocks/testClient';
import { users } from '@mocks/db';
import type { Id } from '@/shared/lib/id';
import { queryClient } from '@/shared/api/queryClient';
import { invalidateResource } from '@/shared/api/queryKeys';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import CompanyDetailPage from './CompanyDetailPage';
import { companies } from './company.review';

beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

/** A colleague passes a company, and the server's event refetches the record and the queue. */
async function passAsColleague(id: Id) {
  const one = (await users.all()).find(({ userId, status }) => userId !== 1 && status === '0');
  const colleague = one ?? expect.fail('no colleague');
  await users.update(colleague.userId, { roleIds: [1] });
  const body = { ids: [id], auditStatus: '1', auditRemark: '' };
  expect((await ask('/biz/company/audit', { token: await tokenOf(colleague.loginName), body })).code).toBe(0);
  await act(() => invalidateResource(queryClient, '/biz/company'));
  return colleague.userName;
}

it('if a colleague approves the company under review, the user’s review page names the colleague', async () => {
  const query = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };
  const [first = expect.fail('no company')] = (await companies.api.list(query)).records;
  const { user } = await renderPage(
    <CompanyDetailPage />,
    `/approval/companyDetail?id=${first.id}&queue=${encodeURIComponent('companyName=青禾')}`,
  );
  expect(await screen.findByText('待审 5 条')).toBeVisible();
  await user.keyboard('r');
  expect(await screen.findByLabelText('驳回原因')).toHaveFocus();
  const name = await passAsColleague(first.id);
  await waitFor(() => expect(screen.getByText('待审 4 条')).toBeVisible());
  expect(screen.queryByLabelText('驳回原因')).toBeNull();
  expect(screen.getByText('该记录已由他人审核'), 'the user has sent nothing').toBeVisible();
  expect(screen.getByText(new RegExp(`^${name} 于 `))).toBeVisible();
});
