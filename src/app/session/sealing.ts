import { SEALED, tabStorage } from '@/shared/storage/tabStorage';
import { decrypt, encrypt, type Sealed } from './encryption';
import { ADDRESS } from './returnAddress';

/** Read before anybody has signed in, and stored by the browser's history too. */
const OPEN: readonly string[] = [SEALED, ADDRESS];

/**
 * Encrypts what this tab stores, drafts and open tabs above all, until the user signs in again. Without a key (''), and
 * without a secure context, it stays as it is.
 */
export async function sealTab(key: string): Promise<void> {
  const names = tabStorage.keys().filter((name) => !OPEN.includes(name));
  if (key === '' || names.length === 0) return;
  const values = Object.fromEntries(names.map((name) => [name, tabStorage.get(name)]));
  const sealed = await encrypt(key, { ...(await opened(key)), ...values });
  if (tabStorage.set(SEALED, sealed)) for (const name of names) tabStorage.remove(name);
}

/** Puts back what `sealTab` has encrypted; what was another user's is removed. */
export async function openTab(key: string): Promise<void> {
  for (const [name, value] of Object.entries(await opened(key))) tabStorage.set(name, value);
  tabStorage.remove(SEALED);
}

async function opened(key: string): Promise<Record<string, unknown>> {
  const sealed = tabStorage.get(SEALED) as Sealed | undefined;
  return sealed && key ? decrypt(key, sealed).catch(() => ({})) : {};
}
