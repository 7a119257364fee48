import { fromBase64, toBase64 } from '@/shared/storage/base64';

/** Values encrypted with AES-GCM, in base64. */
export interface Sealed {
  iv: string;
  data: string;
}

/** Encrypts values with a 256-bit key in base64. Rejects on an insecure page, because Web Crypto is missing there. */
export async function encrypt(key: string, values: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(values));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported(key), text);
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Returns the values that were passed to `encrypt`; rejects if the key differs or the data was changed. */
export async function decrypt(key: string, { iv, data }: Sealed): Promise<Record<string, unknown>> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  const text = await crypto.subtle.decrypt(algorithm, await imported(key), fromBase64(data));
  return JSON.parse(new TextDecoder().decode(text)) as Record<string, unknown>;
}

const imported = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
