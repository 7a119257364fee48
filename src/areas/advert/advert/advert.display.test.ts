import { expect, it } from 'vitest';
import { displayOf } from './advert.display';

const startTime = '2026-11-01 08:00:00';
const endTime = '2026-11-30 20:00:00';

it.each([
  ['before the advert begins', '0', '2026-11-01 07:59:59', '0'],
  ['in the second the advert begins', '0', '2026-11-01 08:00:00', '1'],
  ['between begin and end', '0', '2026-11-15 00:00:00', '1'],
  ['in the last second of the advert', '0', '2026-11-30 20:00:00', '1'],
  ['after the advert has ended', '0', '2026-11-30 20:00:01', '2'],
  ['in another year', '0', '2027-01-01 00:00:00', '2'],
  ['while the advert is offline, whatever the time', '1', '2026-11-15 00:00:00', '3'],
])('%s: an advert with the status %s at %s has the display state %s', (_, status, now, state) =>
  expect(displayOf({ status, startTime, endTime }, now)).toBe(state),
);

it('the display state of an advert is unknown without a complete schedule', () => {
  expect(displayOf({ status: '0', startTime: null, endTime }, '2026-11-15 00:00:00')).toBeUndefined();
  expect(displayOf({ status: undefined, startTime, endTime: '' }, '2026-11-15 00:00:00')).toBeUndefined();
});
