import { describe, expect, it } from 'vitest';
import { confirmProblem, passwordProblem, passwordStrength } from './password';

describe('password strength', () => {
  it.each([
    ['', 0, 'low', 10],
    ['1', 1, 'low', 30],
    ['abcdefgh', 1, 'low', 30],
    ['ABCdef', 1, 'low', 30],
    ['!!!!', 1, 'low', 30],
    ['密码', 1, 'low', 30],
    ['abcd1234', 2, 'medium', 60],
    ['1234!!!!', 2, 'medium', 60],
    ['a1', 2, 'medium', 60],
    ['a1!', 3, 'strong', 90],
    ['a1!bcde', 3, 'strong', 90],
    ['a1!bcdef', 3, 'strong', 100],
    ['a1_bcdef', 3, 'strong', 100],
    ['12345678901234567a!x', 3, 'strong', 100],
    ['123456789012345678a!x', 3, 'strong', 90],
    ['a1😀😀😀', 3, 'strong', 90],
  ])('the password %j has score %i and level %s, with %i % of the bar filled', (password, score, level, percent) =>
    expect(passwordStrength(password)).toEqual({ score, level, percent }),
  );
});

describe('new passwords', () => {
  it.each([
    ['', 'required'],
    [' ', 'rule'],
    ['a1!bcde', 'rule'],
    ['abcd1234', 'rule'],
    ['123456789012345678a!x', 'rule'],
    ['a1!bcdef', undefined],
    ['12345678901234567a!x', undefined],
  ])('checking the new password %j returns %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  it.each([
    ['', '', 'confirmRequired'],
    ['a1!bcdef', '', 'confirmRequired'],
    ['a1!bcdef', 'a1!bcdeF', 'mismatch'],
    ['', 'a', 'mismatch'],
    ['a1!bcdef', 'a1!bcdef', undefined],
  ])('checking the new password %j repeated as %j returns %s', (password, again, problem) =>
    expect(confirmProblem(password, again)).toBe(problem),
  );
});
