import { tabStorage } from '@/shared/storage/tabStorage';
import { ADDRESS } from './returnAddress';

/** Under this name a tab keeps, encrypted, what it stored before its session ended. */
const SEALED = 'sealed';

/** Read before anybody has signed in, and stored by the browser's history too. */
const OPEN: readonly string[] = [SEALED, ADDRESS];

let key: string | undefined;

/**
 * Takes the key for this tab's storage out of user info, so that it is in memory only, and opens with it what the tab
 * kept from the user's last session; what another user's session left is removed. Returns user info without the key.
 */
export async function takeStorageKey(info: unknown): Promise<unknown> {
  if (typeof info !== 'object' || info === null) return info;
  const { storageKey, ...rest } = info as { storageKey?: unknown };
  key = typeof storageKey === 'string' && storageKey !== '' ? storageKey : undefined;
  if (tabStorage.get(SEALED) !== undefined) {
    const { decrypt } = await import('./encryption');
    for (const [name, value] of Object.entries(await opened(decrypt))) tabStorage.set(name, value);
    tabStorage.remove(SEALED);
  }
  return rest;
}

/**
 * Encrypts what this tab stores, drafts and open tabs above all, until the user signs in again. Without the key, and
 * without a secure context, it stays as it is.
 */
export async function sealTab({ encrypt, decrypt }: typeof import('./encryption')): Promise<void> {
  const names = tabStorage.keys().filter((name) => !OPEN.includes(name));
  if (key === undefined || names.length === 0) return;
  const values = Object.fromEntries(names.map((name) => [name, tabStorage.get(name)]));
  const sealed = await encrypt(key, { ...(await opened(decrypt)), ...values });
  if (tabStorage.set(SEALED, sealed)) for (const name of names) tabStorage.remove(name);
}

/** What this tab has encrypted; nothing when it was for somebody else. */
async function opened(decrypt: typeof import('./encryption').decrypt): Promise<Record<string, unknown>> {
  const sealed = tabStorage.get(SEALED) as { iv: string; data: string } | undefined;
  if (!sealed || key === undefined) return {};
  return decrypt(key, sealed).catch(() => ({}));
}
