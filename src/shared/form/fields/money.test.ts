import { formatsIn } from '@/shared/lib/formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmount, toAmount } from './money';

it.each([
  ['¥1,234.50', '1234.50'],
  ['１２３．４５', '123.45'],
  [' 1 234 ', '1234'],
  ['R$ 7', '7'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['−5', '-5'],
  ['－０５', '-5'],
  ['-.5', '-0.5'],
])('the money field reads %j as %s', (typed, amount) => expect(toAmount(typed)).toBe(amount));

it.each([
  ['12.34', true],
  ['12.', true],
  ['', true],
  ['12.345', false],
  ['1.2.3', false],
  ['-1', true],
  ['-', true],
  ['1-', false],
  ['1e5', false],
  ['1234567890123', false],
])('the money field accepts the input %j while the user types: %s', (text, is) => expect(isAmount(text)).toBe(is));

it('parsing a formatted amount returns the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const exact = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(toAmount(formatsIn('zh-CN').money(Number(exact)))).toBe(exact);
    }),
  );
});
