import { ApiError } from '@/shared/api/ApiError';
import { request, requestFile } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';

/** Fetches a captcha: its id, and its image as an object URL, which the caller must revoke. */
export async function loadCaptcha(): Promise<{ url: string; randomStr: string }> {
  const { blob, headers } = await requestFile({ url: paths.captcha, params: { t: Date.now() }, quiet: true });
  return { url: URL.createObjectURL(blob), randomStr: headers.randomstr ?? '' };
}

/** True for a server error that demands a captcha or reports a wrong captcha. */
export const asksForCaptcha = (error: unknown) =>
  error instanceof ApiError && /验证码|驗證碼|captcha/i.test(error.message);

/** Sends a code by SMS to a mobile number. */
export const sendSmsCode = (mobile: string) =>
  request({ method: 'post', url: paths.smsCode, data: { mobile }, quiet: true });
