import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText, textDiff } from './textDiff';

const text = fc
  .array(fc.constantFrom('甲', '乙。', '，', 'a', 'b.', '\n', '、'), { maxLength: 40 })
  .map((all) => all.join(''));
const joined = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');
const kept = (parts: readonly { text: string; isChanged: boolean }[]) =>
  joined(parts.filter((part) => !part.isChanged));

it('a text diff keeps both texts complete, and its unchanged parts are equal on both sides', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = textDiff(before, after);
      expect([joined(parts.before), joined(parts.after)]).toEqual([before, after]);
      expect(kept(parts.before)).toBe(kept(parts.after));
    }),
  );
});

it('a text diff marks only the sentence that changed', () => {
  const { before, after } = textDiff('第一句。第二句。第三句。', '第一句。新的一句。第三句。');
  expect(before.filter(({ isChanged }) => isChanged)).toEqual([{ text: '第二句。', isChanged: true }]);
  expect(after.filter(({ isChanged }) => isChanged)).toEqual([{ text: '新的一句。', isChanged: true }]);
});

it.each([
  ['<p>甲 &amp; 乙</p><p>丙</p>', '甲 & 乙\n丙'],
  ['&amp;lt;<br/>', '&lt;'],
  ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
  ['', ''],
])('the plain text of the HTML %j is %j', (html, expected) => expect(plainText(html)).toBe(expected));
