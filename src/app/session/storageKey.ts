import { SEALED, tabStorage } from '@/shared/storage/tabStorage';

let key = '';

/** The key for this tab's storage in base64; empty where user info has none. */
export const storageKey = () => key;

/**
 * Takes the key for this tab's storage out of user info, so that it is in memory only, and opens with it what the tab
 * kept from the user's last session; what another user's session left is removed. Returns user info without the key.
 */
export async function takeStorageKey(info: unknown): Promise<unknown> {
  const { storageKey: own, ...rest } = (info ?? {}) as { storageKey?: unknown };
  key = typeof own === 'string' ? own : '';
  if (tabStorage.get(SEALED) !== undefined) await (await import('./sealing')).openTab(key);
  return own === undefined ? info : rest;
}
