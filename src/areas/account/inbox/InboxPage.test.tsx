import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { newestNotices } from '@/shared/notices/newestNotices';
import { markRead } from '@/shared/notices/readState.api';
import { renderPage, signInAs } from '@/testing/renderPage';
import InboxPage from './InboxPage';

beforeEach(() => signInAs('yunying'));

const rows = () => screen.getAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).queryByRole('link')?.textContent);

it('a user marks one notice as read, and then marks all notices as read', async () => {
  const { user, router } = await renderPage(<InboxPage />, '/account/inbox?read=0');
  await screen.findByText(/^列表已更新/);
  const [first = ''] = titles();
  const count = rows().length;
  expect(count).toBeGreaterThan(1);
  expect(within(rows()[0] as HTMLElement).getByText('未读')).toBeVisible();
  await user.click(screen.getByLabelText(`标为已读 ${first}`));
  await expect.poll(titles).not.toContain(first);

  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await expect.poll(() => screen.queryAllByLabelText(/^标为已读 /)).toHaveLength(0);
  await router.navigate('/account/inbox?read=1');
  expect(await screen.findByRole('link', { name: first })).toBeVisible();
  expect(screen.getByLabelText(`标为已读 ${first}`)).toHaveAttribute('aria-disabled', 'true');
});

it('a notice leaves the list of unread notices when it is marked as read on another page', async () => {
  await renderPage(<InboxPage />, '/account/inbox?read=0');
  await screen.findByText(/^列表已更新/);
  const [first = ''] = titles();
  const { records } = await queryClient.fetchQuery(newestNotices);
  await markRead(queryClient, records.find(({ noticeTitle }) => noticeTitle === first)?.noticeId ?? 0);
  await expect.poll(titles).not.toContain(first);
});

it('a search by title lists only matching notices', async () => {
  await renderPage(<InboxPage />, '/account/inbox?noticeTitle=升级');
  await screen.findByText(/^列表已更新/);
  expect(titles().length).toBeGreaterThan(0);
  expect(titles().every((title) => title?.includes('升级'))).toBe(true);
});
