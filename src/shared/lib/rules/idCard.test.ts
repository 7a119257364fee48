import { expect, it } from 'vitest';
import { birthOf, idCheckSign, isIdCard, sexOf } from './idCard';

it.each([
  // The examples in GB 11643.
  ['11010519491231002X', true],
  ['440524188001010014', true],
  ['110105194912310021', false],
  ['11010519491231002x', false],
  ['110105194902310020', false],
  ['110105********002X', false],
  ['110105194912310', false],
  ['', false],
])('%s is a valid identity number: %s', (text, is) => expect(isIdCard(text)).toBe(is));

it.each([
  ['11010519491231002X', '1949-12-31', '1'],
  ['440524188001010014', '1880-01-01', '0'],
  ['440524190002290014', undefined, '0'],
  ['440524200002290014', '2000-02-29', '0'],
])('the identity number %s yields the birthday %s and the sex %s', (text, birth, sex) => {
  expect(birthOf(text)).toBe(birth);
  expect(sexOf(text)).toBe(sex);
});

it('the check character of an identity number is computed from its first 17 digits', () =>
  expect(idCheckSign('11010519491231002')).toBe('X'));
