import { fromBase64, toBase64 } from '@/shared/storage/base64';
import { SEALED, tabStorage } from '@/shared/storage/tabStorage';
import { ADDRESS } from './returnAddress';

/**
 * Names of the values that `sealTab` does not encrypt. `SEALED` holds the encrypted values. `ADDRESS` is needed before
 * the sign-in, and the browser's history contains the address anyway.
 */
const OPEN: readonly string[] = [SEALED, ADDRESS];

/**
 * Encrypts this tab's stored values until the user signs in again. The values are mainly drafts and open tabs. If `key`
 * is '', the values stay unchanged. Without a secure context, the values stay unchanged and the promise rejects.
 */
export async function sealTab(key: string): Promise<void> {
  const names = tabStorage.keys().filter((name) => !OPEN.includes(name));
  if (key === '' || names.length === 0) return;
  const values = Object.fromEntries(names.map((name) => [name, tabStorage.get(name)]));
  const sealed = await encrypt(key, { ...(await opened(key)), ...values });
  if (tabStorage.set(SEALED, sealed)) for (const name of names) tabStorage.remove(name);
}

/**
 * Restores the values that `sealTab` has encrypted. Removes values that `key` cannot decrypt, because another user
 * stored them.
 */
export async function openTab(key: string): Promise<void> {
  for (const [name, value] of Object.entries(await opened(key))) tabStorage.set(name, value);
  tabStorage.remove(SEALED);
}

async function opened(key: string): Promise<Record<string, unknown>> {
  const sealed = tabStorage.get(SEALED) as Sealed | undefined;
  return sealed && key ? decrypt(key, sealed).catch(() => ({})) : {};
}

/** Values encrypted with AES-GCM, in base64. */
interface Sealed {
  iv: string;
  data: string;
}

/** Encrypts values with a 256-bit key in base64. Rejects on an insecure page, because Web Crypto is missing there. */
async function encrypt(key: string, values: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(values));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported(key), text);
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Returns the values that were passed to `encrypt`; rejects if the key differs or the data was changed. */
async function decrypt(key: string, { iv, data }: Sealed): Promise<Record<string, unknown>> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  const text = await crypto.subtle.decrypt(algorithm, await imported(key), fromBase64(data));
  return JSON.parse(new TextDecoder().decode(text)) as Record<string, unknown>;
}

const imported = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
