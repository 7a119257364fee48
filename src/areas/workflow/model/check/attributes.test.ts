import { expect, it } from 'vitest';
import { readCandidates, writeCandidates } from './candidates';
import { readCondition, writeCondition } from './condition';
import { hoursOf } from './reminder';

it.each(['${duration > 24}', '${money >= 1000.5}', '${duration > 24 && result == 2}', '${money != 0}'])(
  'the condition %s is read and written as it was',
  (text) => {
    const read = readCondition(text);
    expect(read && writeCondition(read)).toBe(text);
  },
);

it.each(['', 'duration > 3', '${days > 3}', '${duration > money}', '${duration > 3 || money > 3}'])(
  'the condition %s is left as it is',
  (text) => expect(readCondition(text)).toBeUndefined(),
);

it.each([
  { groups: 'role:1,role:4,dept:106,head', users: '5,7' },
  { groups: '', users: '' },
  { groups: 'head', users: '' },
])('candidates %o are read and written as they were', (texts) =>
  expect(writeCandidates(readCandidates(texts))).toEqual(texts),
);

it.each([
  ['PT24H', 24],
  ['P1DT2H', 26],
  ['PT90M', 1.5],
  ['R3/PT10H', undefined],
  ['', undefined],
])('a reminder after %s means %s hours', (duration, hours) => expect(hoursOf(duration)).toBe(hours));
