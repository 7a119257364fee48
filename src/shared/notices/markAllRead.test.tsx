import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { contractOnly } from '@/testing/contractOnly';
import { signInAs } from '@/testing/renderPage';
import { markAllRead, markRead, readState } from './readState.api';

beforeEach(async () => {
  localStorage.clear();
  await signInAs();
});

it('if no notices are loaded, “mark all as read” does not change which notices are stored as read', async () => {
  contractOnly();
  const notice = { noticeId: 7, noticeTitle: '公告', publishTime: '2026-11-10 09:00:00' };
  await markAllRead(queryClient, [notice]);
  await markRead(queryClient, 8);
  await markAllRead(queryClient, []);
  expect(await queryClient.fetchQuery(readState)).toEqual({
    by: 'browser',
    upTo: notice.publishTime,
    read: new Set(['7', '8']),
  });
});
