import { fromBase64, toBase64 } from '@/shared/storage/base64';

/** Bytes in the type that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns random bytes. */
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** Encodes bytes as base64url without padding, the format in the JSON of WebAuthn. */
export const toBase64Url = (bytes: Bytes): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Decodes base64url. Throws for any other text. */
export const fromBase64Url = (text: string): Bytes => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Encodes bytes in base32, the format in which authenticator apps accept a secret. */
export function toBase32(bytes: Bytes): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Decodes base32. */
export function fromBase32(text: string): Bytes {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Returns the SHA-256 of a text or of bytes. */
export const sha256 = async (content: string | Bytes): Promise<Bytes> =>
  new Uint8Array(
    await crypto.subtle.digest('SHA-256', typeof content === 'string' ? new TextEncoder().encode(content) : content),
  );
