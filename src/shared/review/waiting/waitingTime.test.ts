import { expect, it } from 'vitest';
import { isOverdue } from '@/shared/home/waiting';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { minutesBetween, minutesWaited } from './waitingTime';

it.each(['Asia/Shanghai', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  'the waiting time and the overdue state of a record follow the server’s clock for a user in %s',
  (zone) => {
    inBrowserZone(zone, '2026-11-20T08:00:30Z');
    const submitTime = '2026-11-20 06:00:00';
    expect(minutesWaited({ auditStatus: '0', submitTime })).toBe(600);
    expect(minutesWaited({ auditStatus: '1', submitTime })).toBeUndefined();
    expect(isOverdue({ isReviewed: true }, submitTime, 10)).toBe(true);
    expect(isOverdue({ isReviewed: true }, submitTime, 11)).toBe(false);
  },
);

it.each([
  ['2026-11-20 06:00:00', '2026-11-20 06:59:59', 59],
  ['2026-11-20 06:00:00', '2026-11-20 05:59:01', 0],
  ['2026-11-20 06:00:00', '2026-11-20 05:59:00', undefined],
  ['0000-00-00 00:00:00', '2026-11-20 06:00:00', undefined],
  [null, '2026-11-20 06:00:00', undefined],
])('the number of minutes from %s to %s is %s', (from, to, minutes) => expect(minutesBetween(from, to)).toBe(minutes));
