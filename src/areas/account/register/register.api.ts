import { request } from '@/shared/api/http';

/** Creates an account for the owner of the mobile number (docs/contract#2.32). */
export const register = (data: { email: string; password: string; mobile: string; captcha: string }) =>
  request({ method: 'post', url: '/auth/register', data, quiet: true });
