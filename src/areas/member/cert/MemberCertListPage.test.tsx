import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import MemberCertListPage from './MemberCertListPage';

beforeEach(() => signInAs());

it('a certification is looked at in a drawer and passed there; the list is one shorter', async () => {
  const { user } = await renderPage(<MemberCertListPage />);
  const [first] = await screen.findAllByLabelText(/^审核 /);
  const name = first?.getAttribute('aria-label') ?? '';
  await user.click(first as HTMLElement);
  const drawer = within(await findDialog());
  expect(await drawer.findByText('自动核验')).toBeVisible();
  await user.click(drawer.getByText('通过'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByLabelText(name)).toBeNull());
  expect(await drawer.findByText('审核通过', { selector: 'strong' })).toBeVisible();
});

it('one that is valid is taken back only with a reason; what has expired says so', async () => {
  const { user } = await renderPage(<MemberCertListPage />, '/?auditStatus=1');
  expect((await screen.findAllByText(/天后到期/)).length).toBeGreaterThan(0);
  const [revoke] = await screen.findAllByLabelText(/^撤销认证 /);
  await user.click(revoke as HTMLElement);
  const dialog = within(await findDialog());
  await user.click(await dialog.findByText('保存'));
  expect(await dialog.findByText(/请输入|请填写/)).toBeVisible();
  await user.click(dialog.getByText('本人申请撤销'));
  await user.click(dialog.getByText('保存'));
  await waitFor(() => expect(screen.queryByLabelText(revoke?.getAttribute('aria-label') ?? '')).toBeNull());
});
