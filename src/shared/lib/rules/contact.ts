/** Normalizes a phone number: converts full-width digits to ASCII, removes blanks and dashes. */
export const toDigits = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** A mainland China mobile number, 11 digits (docs/contract#1.6). */
export const isMobile = (text: string) => /^1[3-9]\d{9}$/.test(text);

/** An e-mail address of at most 50 characters (docs/contract#2.4). */
export const isEmail = (text: string) => text.length <= 50 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A phone number: a mobile, a landline with its area code, or a 400 number (docs/contract#3.2). */
export const isPhone = (text: string) =>
  isMobile(text) || /^(?:0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(text);
