import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import { tabStorage } from '@/shared/storage/tabStorage';
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
  tabStorage.set(ARRIVED, String(socialUserId));
  return { socialUserId: String(socialUserId) };
}

/** The storage key of the identity that this tab received and has not bound yet. */
const ARRIVED = 'social-user';

/**
 * True if this tab received the identity from a provider and has not bound it yet. Without this check, a link could
 * make users bind a stranger's identity to their own account.
 */
export const hasArrived = (socialUserId: string) => tabStorage.get(ARRIVED) === socialUserId;

/** Binds a provider's identity to an account. Returns the same answer as a sign-in to that account. */
export async function bindAccount(socialUserId: string, credentials: Credentials): Promise<unknown> {
  const { account, password, captcha, randomStr } = credentials;
  const data = { socialUserId, username: account, password, captcha, randomStr };
  const answer: unknown = await request({ method: 'post', url: '/auth/social/bind', data, quiet: true });
  tabStorage.remove(ARRIVED);
  return answer;
}
