import { expect, it } from 'vitest';
import { align } from './align';
import { figures, marks, measure, minutesFor } from './measure';
import { ranking, scoreOf } from './ranking';
import { at, FRESH, secondsOf, typeInto } from './run';

it.each([
  [
    'a text without mistakes',
    'abcd',
    'abcd',
    60,
    { correctChars: 4, errorChars: 0, speed: 4, netSpeed: 4, accuracy: 100 },
  ],
  [
    'one wrong character',
    '汉字速录',
    '汉子速录',
    30,
    { correctChars: 3, errorChars: 1, speed: 8, netSpeed: 6, accuracy: 75 },
  ],
  ['text past the end', 'ab', 'abc', 60, { totalChars: 3, correctChars: 2, errorChars: 1, accuracy: 66.67 }],
  ['a character of two code units', '😀好', '😀好', 60, { totalChars: 2, correctChars: 2, accuracy: 100 }],
  ['Windows line breaks', 'a\r\nb', 'a\nb', 60, { totalChars: 3, correctChars: 3 }],
  ['nothing', 'ab', '', 0, { totalChars: 0, speed: 0, netSpeed: 0, accuracy: 0 }],
])('typing contest, %s: typing %j as %j in %s seconds gives the result %j', (_, article, typed, seconds, expected) => {
  expect(measure(article, typed, seconds)).toMatchObject(expected);
});

it('net speed is gross speed × accuracy', () => {
  const { speed, netSpeed, accuracy } = figures(640, 608, 300);
  expect([speed, netSpeed, accuracy]).toEqual([128, 121.6, 95]);
  expect((speed * accuracy) / 100).toBeCloseTo(netSpeed, 2);
});

it('adjacent characters of an article are grouped by state: correct, wrong or not yet typed', () => {
  const marked = (article: string, typed: string) => marks(article, align([...article], [...typed]));
  expect(marked('abcdefgh', 'abxyef')).toEqual([
    { state: 'right', text: 'ab' },
    { state: 'wrong', text: 'cd' },
    { state: 'right', text: 'ef' },
    { state: 'rest', text: 'gh' },
  ]);
  expect(marked('abcdef', 'abdxef')).toEqual([
    { state: 'right', text: 'ab' },
    { state: 'wrong', text: 'cd' },
    { state: 'right', text: 'ef' },
  ]);
  expect([minutesFor('字'.repeat(121), '1'), minutesFor('a'.repeat(100), '2')]).toEqual([3, 1]);
});

it('in a typing contest, deleting text counts as a correction, and does nothing if backspace is not allowed', () => {
  const rules = { article: 'abcd' };
  const typed = typeInto(typeInto(FRESH, 'abx', 1000, rules), 'ab', 2000, rules);
  expect(typed).toEqual({ typed: 'ab', corrections: 1, startedAt: 1000 });
  expect(typeInto(typed, 'a', 3000, { ...rules, allowBackspace: false })).toBe(typed);
  const done = typeInto(typed, 'abcdef', 4000, rules);
  expect(done).toMatchObject({ typed: 'abcd', endedAt: 4000 });
  expect(secondsOf(done, 9000)).toBe(3);
  expect(typeInto(done, 'a', 5000, rules)).toBe(done);
});

it('a run ends when the typed text reaches the end of the article, despite skipped or extra characters', () => {
  const rules = { article: 'The quick brown fox jumps over the lazy dog.' };
  const type = (text: string) => typeInto(FRESH, text, 1000, rules).endedAt;
  expect(type('The quick brown fox jumps over the lazy do')).toBeUndefined();
  expect(type('The quickbrown fox jumps over the lazy dog.')).toBe(1000);
  expect(type('The quick brown fox  jumps over the lazy dog')).toBeUndefined();
  expect(type('The quick brown fox  jumps over the lazy dog.')).toBe(1000);
  expect(type('#'.repeat(43))).toBeUndefined();
  expect(type('#'.repeat(44))).toBe(1000);
});

it('a typing run past its time limit is recorded as ended exactly at the limit', () => {
  const rules = { article: 'abcd', seconds: 60 };
  const run = typeInto(FRESH, 'a', 1000, rules);
  expect(at(run, 60_999, rules)).toBe(run);
  expect(at(run, 99_000, rules)).toMatchObject({ endedAt: 61_000 });
  expect(typeInto(run, 'ab', 61_000, rules)).toBe(run);
});

const run = (id: number, registrationId: number, netSpeed: number, accuracy: number, recordStatus = '1') => ({
  id,
  registrationId,
  netSpeed,
  accuracy,
  recordStatus,
});
const RUNS = [
  run(1, 1, 100, 96),
  run(2, 1, 120, 95),
  run(3, 2, 120, 95),
  run(4, 3, 150, 80),
  run(5, 4, 110, 99),
  run(6, 5, 200, 99, '2'),
  run(7, 6, 120, 98),
];
const awards = [
  { awardName: '一等奖', rankFrom: 1, rankTo: 1 },
  { awardName: '二等奖', rankFrom: 2, rankTo: 3 },
];

it.each([
  ['net speed first', '1', ['7:1', '2:2', '3:2', '5:4']],
  ['accuracy first', '2', ['5:1', '7:2', '1:3', '3:4']],
  ['score', '3', ['7:1', '2:2', '3:2', '5:4']],
])('each player’s best valid run is ranked by %s, and equal runs share a rank', (_, scoreRule, expected) => {
  const places = ranking(RUNS, { scoreRule, minAccuracy: 90, awards });
  expect(places.map(({ run: { id }, rank }) => `${id}:${rank}`)).toEqual(expected);
  expect(places.map(({ awardName }) => awardName).slice(0, 2)).toEqual(['一等奖', '二等奖']);
  expect(places.at(-1)?.awardName).toBeNull();
});

it('a valid run with low accuracy can rank first if no minimum accuracy is set', () => {
  expect(ranking(RUNS, { scoreRule: '1' })[0]?.run.id).toBe(4);
  expect(scoreOf({ netSpeed: 121.6, accuracy: 95 }, '3')).toBe(115.52);
});
