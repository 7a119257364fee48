import { SEALED, tabStorage } from '@/shared/storage/tabStorage';

let key = '';

/** The key for this tab's storage, in base64. Returns '' if user info has no key. */
export const storageKey = () => key;

/**
 * Returns user info without the key for this tab's storage. The key is then only in memory. Restores the values that
 * the user stored in this tab during the last session. Removes the values of another user.
 */
export async function takeStorageKey(info: unknown): Promise<unknown> {
  const { storageKey: own, ...rest } = (info ?? {}) as { storageKey?: unknown };
  key = typeof own === 'string' ? own : '';
  if (tabStorage.get(SEALED) !== undefined) await (await import('./sealing')).openTab(key);
  return own === undefined ? info : rest;
}
