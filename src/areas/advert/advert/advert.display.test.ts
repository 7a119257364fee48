import { expect, it } from 'vitest';
import { displayOf } from './advert.display';

const startTime = '2026-11-01 08:00:00';
const endTime = '2026-11-30 20:00:00';

it.each([
  ['before it begins', '0', '2026-11-01 07:59:59', '0'],
  ['the second it begins', '0', '2026-11-01 08:00:00', '1'],
  ['in between', '0', '2026-11-15 00:00:00', '1'],
  ['its last second', '0', '2026-11-30 20:00:00', '1'],
  ['after it', '0', '2026-11-30 20:00:01', '2'],
  ['another year', '0', '2027-01-01 00:00:00', '2'],
  ['off line, whatever the time', '1', '2026-11-15 00:00:00', '3'],
])('%s', (_, status, now, state) => expect(displayOf({ status, startTime, endTime }, now)).toBe(state));

it('the display state is unknown without a schedule', () => {
  expect(displayOf({ status: '0', startTime: null, endTime }, '2026-11-15 00:00:00')).toBeUndefined();
  expect(displayOf({ status: undefined, startTime, endTime: '' }, '2026-11-15 00:00:00')).toBeUndefined();
});
