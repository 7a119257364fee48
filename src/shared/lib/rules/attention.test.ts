import { expect, it } from 'vitest';
import { ATTENTION_WORDS, findAttention } from './attention';

it.each([
  ['有意者请加微信：hr_2026 详谈', ['微信：hr_2026']],
  ['联系电话 13800001234，或 138-0000-1234', ['13800001234', '138-0000-1234']],
  ['简历发至 hr@example.com', ['hr@example.com']],
  ['详见 https://jobs.example.com/a?b=1，谢谢', ['https://jobs.example.com/a?b=1']],
  ['仅限男性，35岁以下', ['仅限男', '35岁以下']],
  ['QQ群 12345678', ['QQ群 12345678']],
  // Not contact details: a masked number, a credit code, a salary, a keyword without a number.
  ['138****1234', []],
  ['统一社会信用代码 91500103MA5657277Q', []],
  ['微信小程序开发经验，月薪 13000-18000 元', []],
])('only contact details and flagged keywords are found in the text %s', (text, found) =>
  expect(findAttention(text, ATTENTION_WORDS).map((one) => one.text)).toEqual(found),
);

it('configured keywords are matched as plain text, not as patterns', () => {
  expect(findAttention('C++（可兼职）', ['（可兼职）', 'c++'])).toEqual([
    { from: 0, to: 3, text: 'C++' },
    { from: 3, to: 8, text: '（可兼职）' },
  ]);
});
