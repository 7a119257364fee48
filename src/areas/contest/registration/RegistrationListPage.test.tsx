import { instantOf } from '@/shared/settings/times';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { onApi } from '@/shared/api/events';
import { undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog, whenReady } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { holdUndo } from '@/testing/samples/holdUndo';
import { problemIn } from './registration.checks';
import RegistrationListPage from './RegistrationListPage';
import { registrationApi } from './registration.resource';

// Decisions are sent immediately, so that their result is shown.
beforeEach(async () => {
  holdUndo();
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

const PAGE = '/contest/registrationList';

/** Finds a pending registration of the first contest: one that fails this check, or one that fails none. */
async function waiting(failed?: string) {
  const params = { competitionId: 1, registerStatus: '0', pageSize: 50 };
  const { records } = await registrationApi.list(params);
  const fits = records.find(({ failedChecks }) =>
    failed ? failedChecks?.includes(failed) : failedChecks?.length === 0,
  );
  if (!fits) throw new Error(`no pending registration fails ${failed}`);
  return fits;
}

it('passing several registrations at once skips decided registrations', async () => {
  const { user } = await renderPage(<RegistrationListPage />, `${PAGE}?competitionId=1&registerStatus=all`);
  expect(await screen.findByText('第五届岭海杯汉字录入公开赛')).toBeVisible();
  await screen.findAllByLabelText(/^审核 /);
  expect((await screen.findAllByTitle(/性别/)).length).toBeGreaterThan(0);
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')];
  const clean = rows.filter((row) => row.textContent?.includes('待审核') && !row.textContent.includes('⚠')).slice(0, 2);
  const decided = rows.filter((row) => row.textContent?.includes('已驳回')).slice(0, 1);
  for (const row of [...clean, ...decided]) await user.click(within(row).getByLabelText(/^选择 /));
  await user.click(await screen.findByText('批量通过'));
  expect(await screen.findByText(/· 已驳回$/)).toBeVisible();
  await user.click(await whenReady(() => screen.getByText('通过 2 条')));
  expect(await screen.findByText('成功 2 / 失败 0')).toBeVisible();
});

it('the registration list of an unknown contest shows a message and a link to the list of contests', async () => {
  await renderPage(<RegistrationListPage />, '/?competitionId=9999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  expect(screen.getByText('返回竞赛列表').closest('a')).toHaveAttribute('href', '/contest/competition');
});

it('a user passes a registration and rejects the next one with the keyboard', async () => {
  const { user } = await renderPage(<RegistrationListPage />, `${PAGE}?competitionId=1&failedChecks=N`);
  const [first] = await screen.findAllByRole('link', { name: /^\S+ BM/ });
  await user.click(first as HTMLElement);
  expect(await screen.findByText(/^第 1 \/ \d+ 条/)).toBeVisible();
  const name = (await screen.findByRole('heading', { level: 2 })).textContent ?? '';
  const checks = within(await screen.findByRole('region', { name: '自动核验' }));
  expect(await checks.findByText('符合')).toBeVisible();
  await waitFor(() => expect(checks.queryByLabelText('正在核验')).toBeNull());
  await user.keyboard('a');
  expect(await screen.findByLabelText('审核意见（选填）')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^第 2 \/ \d+ 条/)).toBeVisible();
  const next = screen.getByRole('heading', { level: 2 }).textContent ?? '';
  expect(next).not.toBe(name);
  await user.keyboard('r');
  const reason = await screen.findByLabelText('驳回原因');
  await user.keyboard('3');
  expect(reason).toHaveValue('重复报名');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`已驳回 ${next}`)).toBeVisible();
  const { records } = await registrationApi.list({ competitionId: 1, registerNo: next.split(' ')[1] });
  expect(records[0]).toMatchObject({ registerStatus: '2', auditRemark: '重复报名' });
});

it('the automatic checks report wrong identity numbers and repeated registrations of the same person', async () => {
  const twice = await waiting('sameIdCard');
  expect(twice.failedChecks).toEqual(['sameIdCard', 'samePerson']);
  const page = await renderPage(<RegistrationListPage />, `${PAGE}?id=${twice.id}`);
  const checks = within(await screen.findByRole('region', { name: '自动核验' }));
  const others = () => checks.queryAllByRole('link', { name: new RegExp(`^${twice.realName} BM`) });
  await waitFor(() => expect(others()).toHaveLength(2));
  page.unmount();
  const wrong = await waiting('idCard');
  await renderPage(<RegistrationListPage />, `${PAGE}?id=${wrong.id}`);
  expect(await screen.findByText(/身份证号：服务端核验未通过/)).toBeVisible();
});

it('a check shows “unable to verify”, not a permission error, if the reviewer may not read contests', async () => {
  const { id } = await waiting();
  server.use(http.get('*/api/biz/competition/get/:id', () => HttpResponse.json({ msg: '没有权限' }, { status: 403 })));
  const forbidden = vi.fn<() => void>();
  const stop = onApi('forbidden', forbidden);
  await renderPage(<RegistrationListPage />, `${PAGE}?id=${id}`);
  const checks = within(await screen.findByRole('region', { name: '自动核验' }));
  await waitFor(() => expect(checks.queryByLabelText('正在核验')).toBeNull());
  expect(await checks.findByText('无法核验')).toBeVisible();
  expect(forbidden).not.toHaveBeenCalled();
  stop();
});

it('undoing a rejection reopens its dialog with the typed reason', async () => {
  keepReviewSettings({ keys: true, advance: false, undo: true });
  const { id, realName, registerNo } = await waiting();
  const { user } = await renderPage(<RegistrationListPage />, `${PAGE}?id=${id}`);
  const name = `${realName} ${registerNo}`;
  await user.click(await screen.findByRole('button', { name: /^驳回/ }));
  await user.type(await screen.findByLabelText('驳回原因'), '身份信息有误');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`将驳回 ${name}`)).toBeVisible();
  act(() => undoDecision());
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('身份信息有误');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: `更多 ${name}` }));
  await user.click(await screen.findByText('取消报名'));
  const dialog = await findDialog();
  await user.click(await within(dialog).findByRole('button', { name: /选手申请取消/ }));
  await user.click(buttonIn(dialog, '取消报名'));
  expect(await screen.findByText(/^将.*取消报名/)).toBeVisible();
  act(() => undoDecision());
  expect(await screen.findByRole('button', { name: /^驳回/ })).toBeVisible();
});

it.each([
  ['2026-11-20 08:00:00', '1', '2026-11-26 18:00:00', undefined],
  ['2026-11-26 08:00:00', '1', '2026-11-26 09:00:00', 'late'],
  ['2026-11-20 08:00:00', '2', '2026-11-25 00:00:00', 'otherGroup'],
  ['2026-11-20 08:00:00', '1', '2026-11-26 18:00:01', 'closed'],
])('a registration at %s in group %s, reviewed at %s, has the problem %s', (registerTime, groupType, now, problem) => {
  const contest = { registerEndTime: '2026-11-25 18:00:00', groupTypes: ['1', '3'] };
  expect(problemIn({ registerTime, groupType }, contest, instantOf(now))).toBe(problem);
});

it('a registration is never late for a contest without a registration deadline', () => {
  const registration = { registerTime: '2026-11-20 08:00:00', groupType: '1' };
  expect(problemIn(registration, { registerEndTime: '', groupTypes: [] }, Date.now())).toBeUndefined();
});
