import type { TFunction } from 'i18next';
import { type Callback, WECHAT } from '../login/callback';
import { spendCode } from './usedCodes';

/** The OAuth 2.0 error (RFC 6749) after a user or an administrator has denied access. */
const CANCELLED = 'access_denied';
/** Max length of the error text that comes from a provider. */
const MAX_LENGTH = 200;

/**
 * Marks the code of a callback as used. Returns undefined if the page may send the code to the server. Otherwise
 * returns the reason in the user's language, followed by the provider's error text, if any. `t` must belong to the
 * namespace `account`.
 */
export function refusalOf(callback: Callback, t: TFunction<'account'>): string | undefined {
  const { provider, name = '', params } = callback;
  const problem = spendCode(callback);
  if (problem) return t(provider === WECHAT ? `wechat.${problem}` : `social.${problem}`);
  const error = callback.code ? null : params.get('error');
  if (!error) return undefined;
  const isCancelled = error === CANCELLED;
  // Any other error is shown with its code, so that an administrator can look it up.
  const own = params.get('error_description') || (isCancelled ? '' : error);
  return `${t(isCancelled ? 'social.cancelled' : 'social.failed', { name })} ${own.slice(0, MAX_LENGTH)}`.trim();
}
