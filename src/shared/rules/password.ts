/** What is wrong with a new password; each name is a key of the shared words under `password`. */
export type PasswordProblem = 'required' | 'rule' | 'confirmRequired' | 'mismatch';

/** How hard a password is to guess, as the meter shows it. */
interface Strength {
  /** How many of the classes digits, letters and other symbols it has, 0 to 3. */
  score: 0 | 1 | 2 | 3;
  level: 'low' | 'medium' | 'strong';
  /** How far the meter is filled: 30 a class, 100 when the password is valid, 10 when it has no class at all. */
  percent: number;
}

const LEVELS = ['low', 'low', 'medium', 'strong'] as const;

/** Whether a password holds all three classes, digits, letters and other symbols, in 8 to 20 characters (docs/specification#5). */
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

/** What is wrong with a new password: missing, or against the rule; nothing when it is taken. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (password === '') return 'required';
  return isValidPassword(password) ? undefined : 'rule';
}

/** What is wrong with the second entry of a new password: missing, or not the same. */
export function confirmProblem(password: string, confirm: string): PasswordProblem | undefined {
  if (confirm === '') return 'confirmRequired';
  return confirm === password ? undefined : 'mismatch';
}

/** How many of the classes digits, letters and other symbols a password has. */
const classesOf = (password: string) =>
  [/\d/, /[a-z]/i, /[^\da-z]/i].filter((one) => one.test(password)).length as Strength['score'];
