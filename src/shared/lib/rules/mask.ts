/** The kinds of personal data: phone number, identity document, bank account, e-mail address. */
export type Secret = 'phone' | 'idCard' | 'bank' | 'email';

/** The number of visible characters at the start and at the end. */
const SHOWN: Record<Exclude<Secret, 'email'>, readonly [first: number, last: number]> = {
  phone: [3, 4],
  idCard: [6, 4],
  bank: [4, 4],
};

/** True for a text that the server has partly masked. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && /\*{3}|•{3}/.test(value);

/**
 * Masks the middle of a text, or the whole text if it is short. In an e-mail address, masks the name except its first
 * character. Returns an already masked text unchanged.
 */
export function masked(secret: Secret, text: string): string {
  if (text === '' || isMasked(text)) return text;
  if (secret === 'email') return text.replace(/^(.?)[^@]*/, '$1***');
  const [first, last] = SHOWN[secret];
  const hidden = text.length - first - last;
  if (hidden < 3) return '*'.repeat(text.length);
  return text.slice(0, first) + '*'.repeat(hidden) + text.slice(-last);
}
