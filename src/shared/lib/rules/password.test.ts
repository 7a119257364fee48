import { describe, expect, it } from 'vitest';
import { isValidPassword } from './password';

describe('password rules', () => {
  it.each([
    ['Admin@123', true],
    ['a1!bcdef', true],
    ['12345678901234567a!x', true],
    ['a1 bcdef', true],
    ['密码Admin12', true],
    ['a1!bcde', false],
    ['123456789012345678a!x', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['!!!!!!!!', false],
    ['abcd1234', false],
    ['abcd!!!!', false],
    ['1234!!!!', false],
    ['', false],
    // Five characters with eight UTF-16 code units.
    ['a1😀😀😀', false],
  ])('[row 100] the password %j is accepted: %s', (password, taken) => expect(isValidPassword(password)).toBe(taken));
});
