import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CompanyDetailPage from '../company/CompanyDetailPage';
import CompanyListPage from '../company/CompanyListPage';
import { companies } from '../company/company.review';
import { positions } from '../position/position.review';
import MergePage from './MergePage';

const setConfig = (merging: boolean) => useSession.setState(({ config }) => ({ config: { ...config, merging } }));

beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
});

/** Two passed companies with the same credit code, the older one first. */
const [ONE, OTHER] = [1024, 1012];
const ADDRESS = `/approval/recordMerge?kind=approval%3Acompany&id=${OTHER}&other=${ONE}`;
const get = (id: number) => companies.api.get(id);
const positionsOf = async (companyId: number) =>
  (await positions.api.list({ pageNum: 1, pageSize: 1000 })).records.filter((row) => row.companyId === companyId)
    .length;

it('a check that finds a duplicate links to the page that merges both records', async () => {
  const { user, router } = await renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${OTHER}`);
  const other = await get(ONE);
  await user.click(await screen.findByRole('link', { name: `与“${other.companyName}”合并` }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/approval/recordMerge?kind=approval%3Acompany&id=${OTHER}&other=${ONE}`,
  );
});

it('while merging is switched off in the system config, no link leads to the merge page', async () => {
  setConfig(false);
  await renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${OTHER}`);
  await screen.findByText('另有 1 条相同');
  expect(screen.queryByRole('link', { name: /合并/ })).toBeNull();
});

it('a user merges two records with the chosen values, and can undo the merge', async () => {
  const before = [await get(ONE), await get(OTHER), await positionsOf(ONE), await positionsOf(OTHER)];
  const { user } = await renderPage(<MergePage />, ADDRESS);
  const { companyName: one } = await get(ONE);
  const { companyName: other } = await get(OTHER);
  const use = (label: string, name: string) => screen.findByLabelText(`${label}：采用“${name}”的值`);
  // Initially the older record is kept with its own values.
  const kept = await screen.findByRole('radio', { checked: true, name: /^保留此记录/ });
  expect(kept).toHaveAccessibleName(`保留此记录 ${one} ${ONE}`);
  const scope = await use('企业简称', one);
  expect(scope).toBeChecked();
  scope.focus();
  await user.keyboard('{ArrowLeft}');
  expect(await use('企业简称', other)).toBeChecked();
  // Fields with equal values offer no choice.
  expect(screen.queryByRole('radio', { name: `统一社会信用代码：采用“${one}”的值` })).toBeNull();
  const moves = within(screen.getByRole('region', { name: '将转移的数据' }));
  expect(moves.getAllByRole('listitem').length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: '合并' }));
  const question = await findDialog(`将“${other}”并入“${one}”？`);
  expect(question).toHaveTextContent(/前可以撤销/);
  await user.click(buttonIn(question, '合并'));
  expect(await screen.findByText(`已将“${other}”并入“${one}”`)).toBeVisible();
  expect((await get(ONE)).shortName).toBe((before[1] as { shortName: string }).shortName);
  await expect(get(OTHER)).rejects.toThrow(`已合并到 ${one}`);

  await user.click(screen.getByRole('button', { name: '撤销合并' }));
  await user.click(buttonIn(await findDialog(`撤销将“${other}”并入“${one}”的操作？`), '撤销合并'));
  await use('企业简称', one);
  const after = [await get(ONE), await get(OTHER), await positionsOf(ONE), await positionsOf(OTHER)];
  const plain = (row: unknown) => (typeof row === 'object' ? { ...row, auditLogs: undefined } : row);
  expect(after.map(plain)).toEqual(before.map(plain));
});

it('the merge page keeps the chosen values if another user’s change prevents the merge', async () => {
  const { user } = await renderPage(<MergePage />, ADDRESS);
  const { companyName: one } = await get(ONE);
  const { companyName: other } = await get(OTHER);
  const use = (name: string) => screen.findByLabelText(`企业简称：采用“${name}”的值`);
  await user.click(await use(other));
  await request({ method: 'post', url: '/biz/company/status', data: { id: ONE, status: '1' } });
  const merge = async () => {
    await user.click(await screen.findByRole('button', { name: '合并' }));
    await user.click(buttonIn(await findDialog(`将“${other}”并入“${one}”？`), '合并'));
  };
  await merge();
  expect(await screen.findByText('记录已被他人修改，请确认后重新合并')).toBeVisible();
  expect(await use(other)).toBeChecked();
  await merge();
  expect(await screen.findByText(`已将“${other}”并入“${one}”`)).toBeVisible();
});

it('a user starts a merge from two selected rows, and undoes a merge in the list', async () => {
  const { companyName: one } = await get(ONE);
  const { companyName: other } = await get(OTHER);
  const code = (await get(ONE)).creditCode;
  const { user, router } = await renderPage(<CompanyListPage />, `/?creditCode=${code}&auditStatus=all`);
  await user.click(await screen.findByLabelText(`选择 ${one}`));
  const bar = within(await screen.findByRole('group', { name: '批量操作' }));
  await user.click(bar.getByText('更多'));
  expect(await screen.findByRole('menuitem', { name: /^合并/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText(`选择 ${other}`));
  await user.click(bar.getByText('更多'));
  await user.click(await screen.findByRole('menuitem', { name: '合并' }));
  expect(router.state.location.pathname).toBe('/approval/recordMerge');

  const { version } = (await request({
    url: '/biz/company/merge/plan',
    params: { keepId: ONE, dropId: OTHER },
  })) as { version: string };
  const data = { keepId: ONE, dropId: OTHER, take: [], version };
  await request({ method: 'post', url: '/biz/company/merge', data });
  await user.click(screen.getByRole('button', { name: '合并记录' }));
  const dialog = await findDialog('可撤销的合并');
  await user.click(await within(dialog).findByRole('button', { name: `撤销合并 ${other}` }));
  await user.click(buttonIn(await findDialog(`撤销将“${other}”并入“${one}”的操作？`), '撤销合并'));
  expect(await within(dialog).findByText('近 30 天没有可撤销的合并')).toBeVisible();
  expect(await get(OTHER)).toMatchObject({ companyName: other });
});

it('the merge page omits the number of positions to be moved if the server cannot count the positions', async () => {
  const plan = { version: '1', differs: [], moves: [{ kind: 'position', count: null }], until: '2026-12-01 10:00:00' };
  server.use(http.get('*/api/biz/company/merge/plan', () => HttpResponse.json({ code: 0, data: plan })));
  await renderPage(<MergePage />, ADDRESS);
  const moves = within(await screen.findByRole('region', { name: '将转移的数据' }));
  expect(await moves.findByRole('listitem')).toHaveTextContent(/^职位$/);
});

it('links to the merge page disappear when the server lacks the endpoints', async () => {
  server.use(http.get('*/api/biz/company/merge/plan', () => new HttpResponse(null, { status: 404 })));
  const { unmount } = await renderPage(<MergePage />, ADDRESS);
  expect(await screen.findByRole('button', { name: '合并' })).toBeDisabled();
  unmount();
  await renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${OTHER}`);
  await screen.findByText('另有 1 条相同');
  expect(screen.queryByRole('link', { name: /合并/ })).toBeNull();
});

it.each([
  ['approval:school', 2002, 2005, '学校名称'],
  ['approval:personal', 3003, 3005, '昵称'],
])('two %s records are compared side by side, with the fields of their type', async (kind, one, other, label) => {
  await renderPage(<MergePage />, `/approval/recordMerge?kind=${encodeURIComponent(kind)}&id=${one}&other=${other}`);
  const [value] = await screen.findAllByLabelText(new RegExp(`^${label}：采用`));
  expect(value?.closest('tr')).toHaveTextContent('不同');
  expect(await screen.findByText('课程：', { exact: false })).toBeVisible();
});

it('the merge page shows a message if the address does not name two records', async () => {
  await renderPage(<MergePage />, '/approval/recordMerge');
  expect(await screen.findByText('没有指定要查看的记录')).toBeVisible();
});
