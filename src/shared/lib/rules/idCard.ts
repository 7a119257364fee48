const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Returns the check character for the first 17 digits of an identity number (GB 11643, ISO 7064 MOD 11-2). */
export const idCheckSign = (first17: string) =>
  CHECKS[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(first17[index]), 0) % 11];

/** The birth date in an identity number, `YYYY-MM-DD`; undefined if the date or the number is invalid. */
export function birthOf(text: string): string | undefined {
  const [, y = '', m = '', d = ''] = /^\d{6}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)));
  const real = y !== '' && date.getUTCMonth() === Number(m) - 1 && date.getUTCDate() === Number(d);
  return real ? `${y}-${m}-${d}` : undefined;
}

/** The sex in an identity number, as in `sys_user_sex`: '0' male (the second to last digit is odd), '1' female. */
export const sexOf = (text: string): '0' | '1' => (Number(text[16]) % 2 === 1 ? '0' : '1');

/** True for an identity number: 18 characters, a valid birth date, a correct check character (GB 11643). */
export const isIdCard = (text: string) => birthOf(text) !== undefined && idCheckSign(text) === text[17];
