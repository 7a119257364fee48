import { expect, it } from 'vitest';
import { creditCheckSign, isCreditCode } from './creditCode';

it.each([
  // The example in the standard.
  ['91350100M000100Y43', true],
  ['91440300MA5TE2T002', true],
  ['12440000TE2T00010Q', true],
  ['91350100M000100Y44', false],
  ['91350100M000100Y4', false],
  ['91350100M000100Y433', false],
  ['91350100m000100y43', false],
  ['9135O100M000100Y43', false],
  ['I1350100M000100Y43', false],
  ['', false],
])('%s is a valid unified social credit code of a company: %s', (text, is) => expect(isCreditCode(text)).toBe(is));

it.each([
  ['91350100M000100Y4', '3'],
  ['91350100M000100Y', undefined],
  ['企业', undefined],
])('the social credit code %s… has the check character %s', (first, sign) => expect(creditCheckSign(first)).toBe(sign));
