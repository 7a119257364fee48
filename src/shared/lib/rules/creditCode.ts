/**
 * The characters of a unified social credit code (GB 32100-2015). The letters I, O, S, V and Z are not used. The value
 * of a character is its index.
 */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const FORM = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/;

/**
 * Returns the check character for the first 17 characters of a credit code. Returns undefined if `first17` is
 * malformed.
 */
export function creditCheckSign(first17: string): string | undefined {
  if (!FORM.test(first17)) return undefined;
  let weight = 1;
  let sum = 0;
  for (const sign of first17) {
    sum += SIGNS.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return SIGNS[(31 - (sum % 31)) % 31];
}

/** True for a unified social credit code with a correct check character (GB 32100-2015). */
export const isCreditCode = (text: string) => text.length === 18 && creditCheckSign(text.slice(0, 17)) === text[17];
