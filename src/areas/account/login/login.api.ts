import { ApiError } from '@/shared/api/ApiError';
import { request, requestFile } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';

/** What the sign-in form sends: an account with its password, or a mobile number with the code sent to it. */
export interface Credentials {
  account?: string;
  password?: string;
  mobile?: string;
  captcha?: string;
  /** The id of the captcha image, from its response header. */
  randomStr?: string;
  /** The second code, where the backend asked for one. */
  stepCode?: string;
  rememberMe: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Signs in and gives the token. Rejects with the server's refusal, or `malformed` when the answer has no token. */
export async function signIn({ account, ...rest }: Credentials): Promise<string> {
  const name = account === undefined ? {} : EMAIL.test(account) ? { email: account } : { username: account };
  const answer = await request({ method: 'post', url: paths.login, data: { ...name, ...rest }, quiet: true });
  const token = typeof answer === 'string' ? answer : (answer as { token?: unknown } | null)?.token;
  if (typeof token !== 'string' || !token) throw new ApiError('malformed');
  return token;
}

/** Whether this backend wants a second code for an account (decisions 1; only asked with `VITE_TWO_STEP`). */
export async function wantsStepCode(account: string): Promise<boolean> {
  const answer = await request({ method: 'post', url: paths.stepCode, data: { username: account }, quiet: true });
  return Number((answer as { stepCode?: unknown } | null)?.stepCode) === 1;
}

/** A captcha: its picture as an object URL, which the caller revokes, and its id. */
export async function loadCaptcha(): Promise<{ url: string; randomStr: string }> {
  const { blob, headers } = await requestFile({ url: paths.captcha, params: { t: Date.now() }, quiet: true });
  return { url: URL.createObjectURL(blob), randomStr: headers.randomstr ?? '' };
}

/** Has a code sent to a mobile number. */
export const sendSmsCode = (mobile: string) =>
  request({ method: 'post', url: paths.smsCode, data: { mobile }, quiet: true });

const WECHAT = 'https://open.weixin.qq.com/';

/** Where WeChat signs somebody in. Rejects when the backend names any other place than WeChat's own. */
export async function wechatAddress(): Promise<string> {
  const answer = await request({ url: paths.wechatLogin, params: { redirect: `${location.origin}/user/login` }, quiet: true });
  const address = typeof answer === 'string' ? answer : (answer as { url?: unknown } | null)?.url;
  if (typeof address !== 'string' || !address.startsWith(WECHAT)) throw new ApiError('malformed');
  return address;
}
