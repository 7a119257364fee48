import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { request } from '@/shared/api/http';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
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

it('a user cannot overwrite the decision of another user who decided first', async () => {
  const [first] = await five();
  const { user } = await open(first?.id);
  await heading(first?.name ?? '');
  await request({
    method: 'post',
    url: '/biz/company/audit',
    data: { ids: [first?.id], auditStatus: '2', auditRemark: '抢先驳回' },
  });
  await user.keyboard('a');
  await user.click(await within(await findDialog()).findByText('通过'));
  expect(await screen.findByText('该记录已由他人审核，您的操作未提交')).toBeVisible();
  expect(screen.getByText('原因：抢先驳回')).toBeVisible();
  expect(screen.queryByText('通过')).toBeNull();
  expect(screen.getAllByRole('button', { name: '下一条' }).length).toBe(2);
});

it('a double-clicked rejection is sent only once and keeps its reason if the server refuses it', async () => {
  const [first] = await five();
  const { user } = await open(first?.id);
  let asked = 0;
  server.use(
    http.post('*/api/biz/company/audit', () => {
      asked += 1;
      return HttpResponse.json({ code: 500, msg: '服务器繁忙' });
    }),
  );
  await heading(first?.name ?? '');
  await user.keyboard('r');
  await user.click(await screen.findByLabelText('驳回原因'));
  await user.paste('证照不符');
  await user.dblClick(within(screen.getByRole('dialog')).getByText('驳回'));
  expect(await screen.findByText('服务器繁忙')).toBeVisible();
  expect(screen.getByLabelText('驳回原因')).toHaveValue('证照不符');
  expect(asked).toBe(1);
});

it('fields changed since the last rejection are listed with the reason for the rejection', async () => {
  const { records } = await companies.api.list({ companyName: '沉香', pageNum: 1, pageSize: 1 });
  const { user } = await open(records[0]?.id, '');
  const part = (await screen.findByText('上次驳回后的修改')).closest('section') as HTMLElement;
  expect(within(part).getByText(/^上次驳回原因：/)).toBeVisible();
  const rows = [...part.querySelectorAll('tr')].map((row) => row.cells[0]?.textContent);
  expect(rows).toEqual(['字段', '企业名称', '统一社会信用代码', '联系电话', '营业执照']);
  // The changes come before the checks and are marked in the facts; passed checks take one line.
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(titles.indexOf('上次驳回后的修改')).toBeLessThan(titles.indexOf('自动核验'));
  // Name and credit code are marked in the licence's section, the phone in the contact section.
  const marks = (table: string) => within(screen.getByRole('table', { name: table })).queryAllByText('驳回后已修改');
  expect([marks('资质信息').length, marks('联系信息').length]).toEqual([2, 1]);
  const passed = await screen.findByText(/^\s*5 项核验通过$/);
  expect(screen.getAllByText('没有重复')[0]).not.toBeVisible();
  await user.click(passed);
  expect(screen.getAllByText('没有重复')[0]).toBeVisible();
});

it('passing a record despite a failed check requires a confirmation, which is recorded in the remark', async () => {
  // Company 1084, 海棠, whose business term ended 40 days ago.
  const { user } = await open(1084, '');
  const line = '营业期限：已于 ';
  expect(await screen.findByText('1 项核验未通过')).toBeVisible();
  await user.keyboard('a{Enter}');
  expect(await screen.findByText('请先勾选确认')).toBeVisible();
  expect(await companies.api.get(1084)).toMatchObject({ auditStatus: '0' });
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await user.keyboard(' {Enter}');
  await waitFor(async () => expect(await companies.api.get(1084)).toMatchObject({ auditStatus: '1' }));
  const { auditRemark } = await companies.api.get(1084);
  expect(auditRemark).toContain(`【已确认未通过的核验：${line}`);
});

it('a review page shows who else is viewing the record and updates the number of pending records', async () => {
  const [first, second] = await five();
  const { user } = await open(first?.id);
  expect(await screen.findByText('待审 5 条')).toBeVisible();
  expect(screen.queryByText(/正在查看/)).toBeNull();
  await signInAs('yunying');
  await request({ url: `/biz/company/viewers/${second?.id}` });
  await signInAs();
  await request({
    method: 'post',
    url: '/biz/company/audit',
    data: { ids: [first?.id], auditStatus: '2', auditRemark: '抢先驳回' },
  });
  await queryClient.invalidateQueries({ queryKey: companies.api.keys.call('queueNow') });
  expect(await screen.findByText('待审 4 条')).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByText('运营小王 正在查看')).toBeVisible();
});
