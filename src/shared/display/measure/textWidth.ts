/**
 * Estimates the width of a text at 14 px, in pixels, for the widest common font. A Chinese character counts as a
 * square. Does not measure the text, because measuring would force another layout.
 */
export const textWidth = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0);

function signWidth(sign: string): number {
  if ((sign.codePointAt(0) ?? 0) > 0x2e7f) return 14;
  if (/[mwMW]/.test(sign)) return 12.5;
  if (/[ijl.,:;'|!]/.test(sign)) return 4.5;
  return /[A-Z]/.test(sign) ? 9.4 : 8.3;
}
