import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { isToken } from '@/shared/auth/token';
import { isEmail } from '@/shared/lib/rules/contact';

/**
 * The values of the sign-in form. The form sends an account with its password, or a mobile number with its SMS code.
 */
export interface Credentials {
  account?: string;
  password?: string;
  mobile?: string;
  captcha?: string;
  /** The id of the captcha image, from its response header. */
  randomStr?: string;
  /** The code of the second step, when the backend requires one. */
  stepCode?: string;
  rememberMe: boolean;
}

/** Signs in and returns the server's answer: a token or a second step. Rejects with the server's refusal. */
export function signIn({ account, ...rest }: Credentials): Promise<unknown> {
  const name = account === undefined ? {} : isEmail(account) ? { email: account } : { username: account };
  return request({ method: 'post', url: paths.login, data: { ...name, ...rest }, quiet: true });
}

/** The answer to a sign-in that needs a second factor before the server returns a token (docs/contract#2.46). */
export interface Step {
  factorTicket: string;
  /**
   * The factors of the account. Known values are `totp`, `recovery` and `passkey`. A server may send unknown values.
   */
  factors?: unknown;
  /** The options of `navigator.credentials.get`. */
  passkey?: unknown;
}

/** True when a sign-in answer asks for a second factor. */
export const isStep = (answer: unknown): answer is Step => {
  const ticket = (answer as Step | null | undefined)?.factorTicket;
  return typeof ticket === 'string' && ticket !== '';
};

/** Returns the token of a sign-in answer. Throws ApiError `malformed` if there is no token that fits in a header. */
export function tokenIn(answer: unknown): string {
  const token = typeof answer === 'string' ? answer : (answer as { token?: unknown } | null)?.token;
  if (!isToken(token)) throw new ApiError('malformed');
  return token;
}

/** True if an account needs a step code to sign in (docs/decisions#1). Used only with two-step sign-in turned on. */
export async function wantsStepCode(account: string): Promise<boolean> {
  const answer = await request({ method: 'post', url: paths.stepCode, data: { username: account }, quiet: true });
  return Number((answer as { stepCode?: unknown } | null)?.stepCode) === 1;
}
