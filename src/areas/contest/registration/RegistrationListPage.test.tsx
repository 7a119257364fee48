import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { undoDecision } from '@/shared/outbox/browserOutbox';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { buttonIn, findDialog, inMore } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import RegistrationListPage from './RegistrationListPage';

// A decision is sent at once, so that its result is shown.
beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

it('registrations of one contest are approved together; those not pending are skipped', async () => {
  await renderPage(<RegistrationListPage />, '/?competitionId=1&registerStatus=all');
  expect(await screen.findByText('第五届岭海杯汉字录入公开赛')).toBeVisible();
  await screen.findAllByLabelText(/^通过 /);
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')];
  const waiting = rows.filter((row) => row.textContent?.includes('待审核')).slice(0, 2);
  const decided = rows.filter((row) => row.textContent?.includes('已驳回')).slice(0, 1);
  for (const row of [...waiting, ...decided]) fireEvent.click(within(row).getByLabelText(/^选择 /));
  fireEvent.click(await screen.findByText('批量通过'));
  expect(await screen.findByText(/· 已驳回$/)).toBeVisible();
  fireEvent.click(screen.getByText('通过 2 条'));
  expect(await screen.findByText('成功 2 / 失败 0')).toBeVisible();
});

it('an unknown contest shows a message and a link to the list', async () => {
  await renderPage(<RegistrationListPage />, '/?competitionId=9999');
  expect(await screen.findByText(/记录不存在或已被删除/)).toBeVisible();
  expect(screen.getByText('返回竞赛列表').closest('a')).toHaveAttribute('href', '/contest/competition');
});

it('a rejection in a row can be undone, and its dialog reopens with the typed reason', async () => {
  keepReviewSettings({ keys: true, advance: true, undo: true });
  const { user } = await renderPage(<RegistrationListPage />, '/?registerStatus=0');
  const [first] = await screen.findAllByLabelText(/^更多 /);
  const name = first?.getAttribute('aria-label')?.replace('更多 ', '') ?? '';
  await user.click(await inMore(user, `更多 ${name}`, '驳回'));
  await user.type(await screen.findByLabelText('驳回原因'), '身份信息与资料不一致');
  await user.click(buttonIn(await findDialog(), '驳回'));
  // Until it is sent the row offers nothing else.
  await waitFor(() => expect(screen.getByLabelText(`通过 ${name}`)).toHaveAttribute('title', '已有一个操作待提交'));
  act(() => undoDecision());
  await waitFor(() => expect(screen.getByLabelText(`通过 ${name}`)).not.toHaveAttribute('aria-disabled'));
  await user.click(await inMore(user, `更多 ${name}`, '驳回'));
  expect(await screen.findByLabelText('驳回原因')).toHaveValue('身份信息与资料不一致');
});
