import { expect, it } from 'vitest';
import { firstOverlap, overlap, type Span } from './spans';

const span = (from: number, to?: number | null): Span<number> => ({ from, to });

it.each([
  ['two periods apart', span(1, 3), span(5, 9), false, false],
  ['one inside the other', span(1, 9), span(3, 5), true, true],
  ['two periods that overlap in part', span(1, 5), span(4, 9), true, true],
  ['two equal periods', span(1, 5), span(1, 5), true, true],
  ['one begins where the other ends', span(1, 5), span(5, 9), false, true],
  ['one after the other', span(1, 5), span(6, 9), false, false],
  ['one without an end, starting before the other', span(1), span(5, 9), true, true],
  ['one without an end, starting after the other', span(9), span(1, 5), false, false],
  ['both without an end', span(1, null), span(99, null), true, true],
])('two periods are checked for overlap with exclusive and with inclusive ends: %s', (_, a, b, open, closed) => {
  expect(overlap(a, b, false)).toBe(open);
  expect(overlap(b, a, false)).toBe(open);
  expect(overlap(a, b, true)).toBe(closed);
  expect(overlap(b, a, true)).toBe(closed);
});

it('the overlap check accepts the server’s time strings, and treats an empty end time as no end', () => {
  const year: Span<string> = { from: '2026-01-01 00:00:00', to: '2027-01-01 00:00:00' };
  expect(overlap(year, { from: '2027-01-01 00:00:00', to: '' }, false)).toBe(false);
  expect(overlap(year, { from: '2026-12-31 23:59:59', to: '' }, false)).toBe(true);
});

it.each([
  ['none', [span(1, 9), span(10, 19), span(20)], undefined],
  ['neighbours', [span(1, 10), span(10, 19)], [0, 1]],
  ['two periods far apart in the list', [span(1, 9), span(20, 29), span(5, 6)], [0, 2]],
  ['a period before the end of an open one', [span(20), span(1, 9), span(30, 31)], [0, 2]],
  ['nothing', [], undefined],
])('the first overlapping pair in a list of periods is found: %s', (_, spans, expected) =>
  expect(firstOverlap(spans, true)).toEqual(expected),
);
