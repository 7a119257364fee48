import { expect, it } from 'vitest';
import { addMoney, fromCents, isPositive, toCents } from './money';

it.each([
  ['0', 0n],
  [0.1, 10n],
  ['12.3', 1230n],
  ['-0.05', -5n],
  ['9007199254740993.01', undefined],
  ['900719925474099.31', 90071992547409931n],
  ['1.500', 150n],
  ['1.005', undefined],
  ['1e3', undefined],
  ['１', undefined],
  ['', undefined],
  [null, undefined],
  ['1,000', undefined],
])('[row 98] the amount %j yields exact cents or undefined', (amount, cents) => expect(toCents(amount)).toBe(cents));

it('converting an amount to cents and back returns the same amount', () => {
  for (const amount of ['0.00', '0.05', '-0.05', '-12.30', '1234567.89'])
    expect(fromCents(toCents(amount) ?? 1n)).toBe(amount);
});

it('amounts are added without rounding error', () => expect(addMoney([0.1, 0.2, '100.70', null, 'x'])).toBe('101.00'));

it.each([
  ['0.01', true],
  [12, true],
  ['0.00', false],
  ['-0.01', false],
  ['x', false],
  [null, false],
])('the amount %j is greater than zero: %s', (amount, expected) => expect(isPositive(amount)).toBe(expected));
