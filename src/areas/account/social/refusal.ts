import type { TFunction } from 'i18next';
import { type Callback, WECHAT } from '../login/callback';
import { spendCode } from './usedCodes';

/** The error of OAuth 2.0 (RFC 6749) for a user, or an administrator, who said no. */
const CANCELLED = 'access_denied';
/** Max length of a provider's own words. */
const MAX_WORDS = 200;

/**
 * Spends the code of a callback. Returns why it must not be sent to the server, in the user's language and followed by
 * the provider's own words; undefined when it may be sent. `t` is of the namespace `account`.
 */
export function refusalOf(callback: Callback, t: TFunction<'account'>): string | undefined {
  const { provider, name = '', params } = callback;
  const problem = spendCode(callback);
  if (problem) return t(provider === WECHAT ? `wechat.${problem}` : `social.${problem}`);
  const error = callback.code ? null : params.get('error');
  if (!error) return undefined;
  const isCancelled = error === CANCELLED;
  // Any other error is named, so that an administrator can look it up.
  const own = params.get('error_description') || (isCancelled ? '' : error);
  return `${t(isCancelled ? 'social.cancelled' : 'social.failed', { name })} ${own.slice(0, MAX_WORDS)}`.trim();
}
