import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CompanyDetailPage from './CompanyDetailPage';
import { companies } from './company.api';

beforeEach(() => signInAs());

const WAITING = { auditStatus: '0', companyName: '青禾', pageNum: 1, pageSize: 10 };

/** The five companies that wait for this test, oldest first. */
async function five() {
  const { records } = await companies.api.list({ ...WAITING, sortField: 'submitTime', sortOrder: 'asc' });
  expect(records).toHaveLength(5);
  return records.map(({ id, companyName }) => ({ id, name: companyName }));
}

const open = (id: unknown, queue = 'companyName=青禾') =>
  renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${String(id)}&queue=${encodeURIComponent(queue)}`);
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('a queue is worked through by keys: the next one opens by itself, and what is typed is no command', async () => {
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

it('somebody else was quicker: their decision is shown, nothing is overwritten, the next one is offered', async () => {
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
  expect(screen.getAllByText('下一条').length).toBe(2);
});

it('a refusal stays beside what was typed; a double click decides once', async () => {
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

it('what has changed since the last rejection stands field by field under its reason', async () => {
  const { records } = await companies.api.list({ companyName: '沉香', pageNum: 1, pageSize: 1 });
  await open(records[0]?.id, '');
  const part = (await screen.findByText('上次驳回后的修改')).closest('section') as HTMLElement;
  expect(within(part).getByText(/^上次驳回原因：/)).toBeVisible();
  const rows = [...part.querySelectorAll('tr')].map((row) => row.cells[0]?.textContent);
  expect(rows).toEqual(['字段', '企业名称', '统一社会信用代码', '联系电话', '营业执照']);
  expect(await screen.findByText('没有重复')).toBeVisible();
});

it('a page without a record says so and offers the list; one that is gone too', async () => {
  const { router } = await renderPage(<CompanyDetailPage />, '/approval/companyDetail');
  expect(await screen.findByText('没有指定要审核的记录')).toBeVisible();
  await router.navigate('/approval/companyDetail?id=999999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('返回列表')).toHaveAttribute('href', '/approval/companyAudit'));
});
