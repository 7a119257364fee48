import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { renderPage, signInAs } from '@/testing/renderPage';
import MemberCertListPage from './MemberCertListPage';

// Decisions are sent immediately, so that the tests need not wait.
beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

it('a user reviews certifications one after another with the keyboard', async () => {
  const { user, router } = await renderPage(<MemberCertListPage />, '/member/memberCert?memberName=远帆');
  const [first] = await screen.findAllByRole('link', { name: /^远帆/ });
  await user.click(first as HTMLElement);
  expect(await screen.findByText('第 1 / 2 条')).toBeVisible();
  const name = (await screen.findByRole('heading', { level: 2 })).textContent;
  expect(await screen.findByText('会员资料名称')).toBeVisible();
  await user.keyboard('a');
  expect(await screen.findByLabelText('审核意见（选填）')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('第 2 / 2 条')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent(name ?? '');

  await router.navigate('/member/memberCert?failedChecks=Y');
  expect((await screen.findAllByTitle(/证书编号重复/)).length).toBe(1);
  expect((await screen.findAllByTitle(/同一人重复认证/)).length).toBe(2);
});

it('revoking a valid certification needs a reason', async () => {
  const { user } = await renderPage(<MemberCertListPage />, '/?auditStatus=1');
  expect((await screen.findAllByText(/天后到期/)).length).toBeGreaterThan(0);
  const [revoke] = await screen.findAllByLabelText(/^撤销认证 /);
  await user.click(revoke as HTMLElement);
  const dialog = within(await findDialog());
  await user.click(await dialog.findByText('撤销认证'));
  expect(await dialog.findByText(/请输入|请填写/)).toBeVisible();
  await user.click(dialog.getByText('本人申请撤销'));
  await user.click(dialog.getByText('撤销认证'));
  await waitFor(() => expect(screen.queryByLabelText(revoke?.getAttribute('aria-label') ?? '')).toBeNull());
});
