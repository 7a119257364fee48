/** Personal data: a phone, an identity document, a bank account, an e-mail address. */
export type Secret = 'phone' | 'idCard' | 'bank' | 'email';

/** How many characters stay at the beginning and at the end. */
const SHOWN: Record<Exclude<Secret, 'email'>, readonly [first: number, last: number]> = {
  phone: [3, 4],
  idCard: [6, 4],
  bank: [4, 4],
};

/** True for a text of which the server has hidden a part. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && /\*{3}|•{3}/.test(value);

/** A personal number with its middle hidden; one that the server has hidden stays as it is, a short one is hidden whole. */
export function masked(secret: Secret, text: string): string {
  if (text === '' || isMasked(text)) return text;
  if (secret === 'email') return text.replace(/^(.?)[^@]*/, '$1***');
  const [first, last] = SHOWN[secret];
  const hidden = text.length - first - last;
  if (hidden < 3) return '*'.repeat(text.length);
  return text.slice(0, first) + '*'.repeat(hidden) + text.slice(-last);
}
