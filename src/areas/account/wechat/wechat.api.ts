import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import { type Credentials, tokenIn } from '../login/login.api';

/** Who WeChat says somebody is: an account that is let in, or nobody's yet. */
export type Arrival = { token: string } | { socialUserId: string };

/** Exchanges what WeChat sent. A code is good once, so a failure is never tried again. */
export async function arrive(code: string, state: string): Promise<Arrival> {
  const url = '/auth/social/wechat/callback';
  const answer = await request({ url, params: { code, state }, quiet: true, retried: true });
  const { isBind, socialUserId } = (answer ?? {}) as { isBind?: unknown; socialUserId?: unknown };
  if (isBind === true || isBind === 'true') return { token: tokenIn(answer) };
  if (typeof socialUserId !== 'number' && (typeof socialUserId !== 'string' || !socialUserId)) {
    throw new ApiError('malformed');
  }
  return { socialUserId: String(socialUserId) };
}

/** Binds WeChat to an account and gives the token that lets it in. */
export async function bindAccount(socialUserId: string, credentials: Credentials): Promise<string> {
  const { account, password, captcha, randomStr } = credentials;
  const data = { socialUserId, username: account, password, captcha, randomStr };
  return tokenIn(await request({ method: 'post', url: '/auth/social/bind', data, quiet: true }));
}
