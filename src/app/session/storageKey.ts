import { SEALED, tabStorage } from '@/shared/storage/tabStorage';

let key = '';

/** The key for this tab's storage, in base64; '' if user info has none. */
export const storageKey = () => key;

/**
 * Removes the key for this tab's storage from user info, so that the key is only in memory. Uses the key to restore the
 * tab's values from the user's last session; removes the values of another user. Returns user info without the key.
 */
export async function takeStorageKey(info: unknown): Promise<unknown> {
  const { storageKey: own, ...rest } = (info ?? {}) as { storageKey?: unknown };
  key = typeof own === 'string' ? own : '';
  if (tabStorage.get(SEALED) !== undefined) await (await import('./sealing')).openTab(key);
  return own === undefined ? info : rest;
}
