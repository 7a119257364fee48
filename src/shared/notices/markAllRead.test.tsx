import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { contractOnly } from '@/testing/contractOnly';
import { signInAs } from '@/testing/renderPage';
import { markAllRead, markRead, readState } from './readState.api';

beforeEach(async () => {
  localStorage.clear();
  await signInAs();
});

it('the “mark all as read” action does not change the browser’s stored read state if no notice is loaded', async () => {
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
