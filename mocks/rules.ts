/** 8 to 20 characters, with digits, letters and other characters (docs/specification#5). */
export const isStrong = (password: string) =>
  password.length >= 8 &&
  password.length <= 20 &&
  /\d/.test(password) &&
  /[a-z]/i.test(password) &&
  /[^a-z\d]/i.test(password);

/** The message for a weak password. */
export const WEAK_PASSWORD = '密码规则是长度大于8位小于20位，密码由字母、数字和特殊字符组成';

/** A mobile number in mainland China (docs/contract#3.2). */
export const isMobile = (text: string) => /^1[3-9]\d{9}$/.test(text);

/** An e-mail address with at most 50 characters. */
export const isEmail = (text: string) => text.length <= 50 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
