/**
 * The estimated width of a text at 14 px, in pixels, in the widest of the usual fonts; a Chinese character counts as a
 * square. Measuring would force another layout.
 */
export const textWidth = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0);

function signWidth(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) > 0x2e7f) return 14;
  if (/[mwMW]/.test(sign)) return 12.5;
  if (/[ijl.,:;'|!]/.test(sign)) return 4.5;
  return /[A-Z]/.test(sign) ? 9.4 : 8.3;
}
