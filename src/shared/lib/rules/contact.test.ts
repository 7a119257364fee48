import { expect, it } from 'vitest';
import { isEmail, isMobile, isPhone, toDigits } from './contact';

it.each([
  ['13800138000', true],
  ['19999999999', true],
  ['12800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['+8613800138000', false],
  ['', false],
])('%j is a mobile number: %s', (text, is) => expect(isMobile(text)).toBe(is));

it.each([
  ['13800138000', true],
  ['0755-12345678', true],
  ['075512345678-8001', true],
  ['400-123-4567', true],
  ['4001234567', true],
  ['12345', false],
  ['', false],
])('%j is a phone number: %s', (text, is) => expect(isPhone(text)).toBe(is));

it.each([
  ['a@b.cn', true],
  ['first.last+tag@mail.example.com', true],
  ['a@b', false],
  ['a b@c.de', false],
  ['@b.cn', false],
  [`${'a'.repeat(46)}@b.cn`, false],
  ['', false],
])('%j is an e-mail address: %s', (text, is) => expect(isEmail(text)).toBe(is));

it.each([
  [' 138 0013-8000 ', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['138a', '138a'],
])('the phone number %j is reduced to %j', (text, digits) => expect(toDigits(text)).toBe(digits));
