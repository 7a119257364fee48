import { describe, expect, it } from 'vitest';
import { isInvoiceCode, isInvoiceNo, isTaxNo } from './invoice.rules';

describe('the numbers on invoices', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    ['110101199003070', true],
    ['12345678901234567', true],
    ['12345678901234567890', true],
    ['1234567890123456', false],
    ['91350100m000100y43', false],
    ['', false],
  ])('%s is a valid tax number: %s', (text, fine) => expect(isTaxNo(text)).toBe(fine));

  it.each([
    ['12345678', true],
    ['24442000000012345678', true],
    ['1234567', false],
    ['123456789', false],
    ['1234567a', false],
  ])('%s is a valid invoice number: %s', (text, fine) => expect(isInvoiceNo(text)).toBe(fine));

  it.each([
    ['044002100311', true],
    ['4403204130', true],
    ['44032041301', false],
  ])('%s is a valid invoice code: %s', (text, fine) => expect(isInvoiceCode(text)).toBe(fine));
});
