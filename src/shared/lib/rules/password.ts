/** The validation errors of a new password; each is a translation key under `password`. */
export type PasswordProblem = 'required' | 'rule' | 'confirmRequired' | 'mismatch';

/** The strength of a password, for the strength meter. */
interface Strength {
  /** The number of used character classes (digits, letters, other symbols), 0 to 3. */
  score: 0 | 1 | 2 | 3;
  level: 'low' | 'medium' | 'strong';
  /** The filled part of the meter: 30 per class, 100 for a valid password, 10 if there is no class. */
  percent: number;
}

const LEVELS = ['low', 'low', 'medium', 'strong'] as const;

/**
 * True for a password of 8 to 20 characters (docs/specification#5). A password needs at least one digit, one letter and
 * one other symbol.
 */
export function isValidPassword(password: string): boolean {
  const length = [...password].length;
  return length >= 8 && length <= 20 && classesOf(password) === 3;
}

/** The strength of a password (docs/specification#5 and docs/specification#9). */
export function passwordStrength(password: string): Strength {
  const score = classesOf(password);
  const percent = isValidPassword(password) ? 100 : Math.max(10, score * 30);
  return { score, level: LEVELS[score], percent };
}

/** Returns the validation error of a new password; undefined if it is valid. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'required';
  return isValidPassword(password) ? undefined : 'rule';
}

/** Returns the validation error of the repeated password: missing, or different from the first password. */
export function confirmProblem(password: string, confirm: string): PasswordProblem | undefined {
  if (confirm === '') return 'confirmRequired';
  return confirm === password ? undefined : 'mismatch';
}

/** The number of character classes in a password. */
const classesOf = (password: string) =>
  [/\d/, /[a-z]/i, /[^\da-z]/i].filter((one) => one.test(password)).length as Strength['score'];

/** Letters and digits that are not easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SIGNS = '#$%&*+-=?@';

/** A random password of 12 characters that satisfies the password rule. */
export function randomPassword(): string {
  const numbers = [...crypto.getRandomValues(new Uint32Array(12))];
  const sets = numbers.map((_, index) => (index % 4 === 1 ? DIGITS : index === 6 ? SIGNS : LETTERS));
  return numbers.map((number, index) => sets[index]?.charAt(number % (sets[index]?.length ?? 1)) ?? '').join('');
}
