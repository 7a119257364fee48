import { expect, it } from 'vitest';
import { pinnedFirst } from './newestNotices';
import { countUnread, isUnread, type ReadState } from './readState.api';

const notice = (noticeId: number, day: string, isTop = 'N') => ({
  noticeId,
  noticeTitle: `公告${noticeId}`,
  publishTime: `2026-11-${day} 09:00:00`,
  isTop,
});
const [old, middle, recent] = [notice(1, '01', 'Y'), notice(2, '10'), notice(3, '20')];
const here = (upTo: string, ...read: string[]): ReadState => ({ by: 'browser', upTo, read: new Set(read) });

it('pinned notices come first, and no notice is listed twice', () => {
  expect(pinnedFirst([old], [recent, middle])).toEqual([old, recent, middle]);
  expect(pinnedFirst([old], [recent, old])).toEqual([old, recent]);
  // A server that ignores the filter returns the same newest notices for both requests.
  expect(pinnedFirst([recent, middle], [recent, middle])).toEqual([recent, middle]);
});

it('the unread count comes from the server and includes notices that are not loaded', () => {
  const server: ReadState = { by: 'server', count: 23, unread: new Set(['3']) };
  expect(countUnread(server, { records: [recent, middle], total: 40 })).toEqual({ count: 23, more: false });
  expect([recent, middle].map((one) => isUnread(server, one))).toEqual([true, false]);
});

it.each([
  ['two of two listed are unread, and nobody has counted the forty older ones', here(''), 42, { count: 2, more: true }],
  ['two of two listed are unread, and there are no others', here(''), 2, { count: 2, more: false }],
  ['one was opened', here('', '3'), 2, { count: 1, more: false }],
  [
    'all up to the 10th were marked as read, so the older ones are read',
    here('2026-11-10 09:00:00'),
    42,
    { count: 1, more: false },
  ],
  ['all were marked as read', here('2026-11-20 09:00:00'), 42, { count: 0, more: false }],
] as const)('the browser counts unread notices if the server does not: %s', (_, state, total, expected) => {
  expect(countUnread(state, { records: [recent, middle], total })).toEqual(expected);
});
