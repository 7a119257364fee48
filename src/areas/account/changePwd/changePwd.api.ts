import { request } from '@/shared/api/http';

/** Resets the password of the account with this mobile number; the SMS code proves that the user owns the number. */
export const forgePassword = (data: { mobile: string; captcha: string; newPassword: string }) =>
  request({ method: 'post', url: '/auth/forge-password', data, quiet: true });
