import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align } from './align';
import { charsOf, measure } from './measure';

/** The length of the shortest edit script from a text to any prefix of the article, computed with the full table. */
function shortest(article: string, typed: string): number {
  let row = Array.from({ length: article.length + 1 }, (_, place) => place);
  for (const char of typed) {
    const next = [(row[0] ?? 0) + 1];
    for (let place = 1; place <= article.length; place++)
      next.push(
        Math.min(
          (row[place - 1] ?? 0) + (article[place - 1] === char ? 0 : 1),
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return Math.min(...row);
}

const words = (article: string, typed: string) =>
  align(charsOf(article), charsOf(typed))
    .edits.map(({ state, char }) => ({ right: char, wrong: `~${char}`, missed: `-${char}`, extra: `+${char}` })[state])
    .join('');

it.each([
  ['an empty text', 'abc', '', ''],
  ['a text that is right so far', 'abcdef', 'abc', 'abc'],
  ['a wrong character', 'abcdef', 'abxdef', 'ab~cdef'],
  ['a missing character', 'abcdef', 'abdef', 'ab-cdef'],
  ['an extra character', 'abcdef', 'abxcdef', 'ab+xcdef'],
  ['a missing first character', 'abcdef', 'bcdef', '-abcdef'],
  ['a missing word', 'the quick fox jumps', 'the fox jumps', 'the -q-u-i-c-k- fox jumps'],
  ['an ambiguous case without going further than the typed text', 'abcd', 'abd', 'ab~c'],
  ['text beyond the end', 'ab', 'abc', 'ab+c'],
  ['an empty article', '', 'ab', '+a+b'],
])('typing exercise, %s: %j typed as %j is marked as %j', (_, article, typed, script) =>
  expect(words(article, typed)).toBe(script),
);

it.each([
  ['a character typed twice', 'hills', 'hilllls', 2],
  ['two exchanged characters', 'abcdef', 'abdcef', 2],
])('typing exercise, %s: %j typed as %j has %s marked mistakes', (_, article, typed, marks) =>
  expect(words(article, typed).replaceAll(/[^~+-]/g, '')).toHaveLength(marks),
);

const SENTENCE = 'The quick brown fox jumps over the lazy dog while the sun sets behind the hills.';

it('one missing space in 80 characters gives an accuracy of 98.73 %', () => {
  const at = SENTENCE.indexOf(' ', 29);
  const typed = SENTENCE.slice(0, at) + SENTENCE.slice(at + 1);
  expect([charsOf(SENTENCE).length, charsOf(typed).length]).toEqual([80, 79]);
  // Calculated by hand: 79 typed, one omitted character counts as wrong: 78 / 79 = 98.734 %; 78 · 60 / 10 s = 468.
  expect(measure(SENTENCE, typed, 10)).toEqual({
    totalChars: 79,
    correctChars: 78,
    errorChars: 1,
    speed: 474,
    netSpeed: 468,
    accuracy: 98.73,
  });
});

it.each([
  ['one extra character', `${SENTENCE.slice(0, 30)}x${SENTENCE.slice(30)}`, 81, 80, 98.77],
  ['one wrong character', `${SENTENCE.slice(0, 30)}#${SENTENCE.slice(31)}`, 80, 79, 98.75],
  ['ten missing characters', SENTENCE.slice(0, 30) + SENTENCE.slice(40), 70, 60, 85.71],
  ['only wrong characters', '#'.repeat(80), 80, 0, 0],
  ['more missing characters than typed ones', '.', 1, 0, 0],
])(
  'correct characters are counted and the accuracy is computed for %s',
  (_, typed, totalChars, correctChars, accuracy) =>
    expect(measure(SENTENCE, typed, 60)).toMatchObject({ totalChars, correctChars, accuracy }),
);

it('the comparison of a typed text with the original text finds the smallest possible number of mistakes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '汉'), maxLength: 40 });
  fc.assert(
    fc.property(text, text, (article, typed) => {
      const { edits, errors, reached } = align(charsOf(article), charsOf(typed));
      const [right, wrong, missed, extra] = (['right', 'wrong', 'missed', 'extra'] as const).map(
        (state) => edits.filter((edit) => edit.state === state).length,
      ) as [number, number, number, number];
      return (
        errors === shortest(article, typed) &&
        errors === wrong + missed + extra &&
        right + wrong + extra === typed.length &&
        right + wrong + missed === reached &&
        edits
          .filter(({ state }) => state !== 'extra')
          .map(({ char }) => char)
          .join('') === article.slice(0, reached)
      );
    }),
    { numRuns: 300 },
  );
});

it('200 typing mistakes in an article of 10,000 characters are counted as exactly 200 mistakes', () => {
  const article = Array.from({ length: 10_000 }, (_, index) =>
    String.fromCodePoint(0x4e_00 + ((index * 7_919) % 3000)),
  );
  const typed = article.flatMap((char, index) => (index % 100 === 50 ? [] : index % 100 === 75 ? [char, 'x'] : [char]));
  expect(align(article, typed)).toMatchObject({ errors: 200, reached: 10_000 });
});
