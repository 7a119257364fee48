import { request } from '@/shared/api/http';

/** Gives the account of a mobile number another password; the code sent to the number proves whose it is. */
export const forgePassword = (data: { mobile: string; captcha: string; newPassword: string }) =>
  request({ method: 'post', url: '/auth/forge-password', data, quiet: true });
