import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import type { Callback } from '../login/callback';
import { type Credentials, isStep, type Step, tokenIn } from '../login/login.api';

/** The result of a provider's sign-in: a token, a second step, or an identity not yet bound to an account. */
export type Arrival = { token: string } | { socialUserId: string } | Step;

/** Exchanges a provider's code. A failed exchange is never retried, because a code is valid only once. */
export async function arrive({ provider, code, state }: Callback): Promise<Arrival> {
  const url = `/auth/social/${provider}/callback`;
  const answer = await request({ url, params: { code, state }, quiet: true, retried: true });
  if (isStep(answer)) return answer;
  const { isBind, socialUserId } = (answer ?? {}) as { isBind?: unknown; socialUserId?: unknown };
  if (isBind === true || isBind === 'true') return { token: tokenIn(answer) };
  if (typeof socialUserId !== 'number' && (typeof socialUserId !== 'string' || !socialUserId)) {
    throw new ApiError('malformed');
  }
  return { socialUserId: String(socialUserId) };
}

/** Binds a provider's identity to an account. Returns the same answer as a sign-in to that account. */
export function bindAccount(socialUserId: string, credentials: Credentials): Promise<unknown> {
  const { account, password, captcha, randomStr } = credentials;
  const data = { socialUserId, username: account, password, captcha, randomStr };
  return request({ method: 'post', url: '/auth/social/bind', data, quiet: true });
}
