import { readStored, removeStored, storageKey, storedUntil, writeStored } from '@/shared/lib/storage';

const NAME = 'Access-Token';
/** 12 hours in milliseconds (docs/specification#9: 432e5). */
const TOKEN_LIFETIME = 432e5;
/** The `localStorage` key of the token: what another window's `storage` event names. */
export const TOKEN_KEY = storageKey(NAME);

/** The stored token, or undefined when there is none, it is past its 12 hours or it could not be sent in a header. */
export function getToken(): string | undefined {
  const value = readStored(NAME);
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  removeStored(NAME);
  return undefined;
}

/** When the stored token ends, in epoch milliseconds; null without a token or without an end. */
export const tokenEnds = () => storedUntil(NAME);

/** The token this window has worked with; another window may replace the stored one meanwhile. */
let own: string | undefined;

/** Takes the stored token as this window's own; at the start and after a sign-in. */
export function ownToken(): string | undefined {
  own = getToken();
  return own;
}

/** Whether a token is the one this window works with; any is while it has none of its own. */
export const ownsToken = (token: string | undefined) => own === undefined || own === token;

/** Keeps the token of a sign-in for 12 hours. */
export const setToken = (token: string) => writeStored(NAME, token, TOKEN_LIFETIME);

/** Forgets the token in this browser. */
export const clearToken = () => removeStored(NAME);

/** Lets go of this window's own token, when its session is over. */
export function disownToken(): void {
  own = undefined;
}
