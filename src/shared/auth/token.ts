import { readStored, removeStored, storageKey, storedUntil, writeStored } from '@/shared/storage/storage';

const NAME = 'Access-Token';
/** 12 hours in milliseconds (docs/specification#9: 432e5). */
const TOKEN_LIFETIME = 432e5;
/** The `localStorage` key of the token, for comparison with `storage` events of other windows. */
export const TOKEN_KEY = storageKey(NAME);

/**
 * The stored token. Undefined if no token is stored, if 12 hours have passed, or if a header cannot carry the token.
 */
export function getToken(): string | undefined {
  const ends = storedUntil(NAME);
  if (ends !== null && ends < Date.now()) ownEnds = ends;
  const value = readStored(NAME);
  if (value === undefined) return undefined;
  if (isToken(value)) {
    // Limits the expiry to 12 hours from now: after the clock is set back, the token would otherwise be kept longer.
    if ((storedUntil(NAME) ?? 0) - Date.now() > TOKEN_LIFETIME) writeStored(NAME, value, TOKEN_LIFETIME);
    return value;
  }
  removeStored(NAME);
  return undefined;
}

/**
 * True for a text of any length that a header can carry. The text has only ASCII characters, and no blanks or line
 * breaks.
 */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

/** The expiry of the stored token in epoch milliseconds; null without a token or without an expiry. */
export const tokenEnds = () => storedUntil(NAME);

/** This window's token and its expiry; another window may have replaced or removed the stored token. */
let own: string | undefined;
let ownEnds: number | null = null;

/** Makes the stored token the token of this window. Called at startup and after a sign-in. */
export function ownToken(): string | undefined {
  own = getToken();
  ownEnds = tokenEnds();
  return own;
}

/** True once this window's token has expired, no matter which window removed it. */
export const ownTokenEnded = () => own !== undefined && ownEnds !== null && ownEnds < Date.now();

/** True when the token is this window's own, or when the window has no token. */
export const ownsToken = (token: string | undefined) => own === undefined || own === token;

/** Stores the token of a sign-in for 12 hours. */
export const setToken = (token: string) => writeStored(NAME, token, TOKEN_LIFETIME);

/** Removes the token from this browser. */
export const clearToken = () => removeStored(NAME);

/** Drops this window's own token when its session ends. */
export function disownToken(): void {
  own = undefined;
}
