import { fromBase64 } from '@/shared/storage/base64';

const numberOf = (bytes: Iterable<number>) =>
  BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);

/**
 * Encrypts a text with an RSA key (SPKI, base64) and PKCS #1 v1.5 padding, which Web Crypto does not support. Returns
 * base64. Throws for a key in another format and for a text that is too long.
 */
export function encrypt(text: string, publicKey: string): string {
  const [modulus, exponent] = integersOf(fromBase64(publicKey)).slice(-2);
  if (!modulus || !exponent) throw new Error('publicKey is no RSA key');
  const size = modulus[0] === 0 ? modulus.length - 1 : modulus.length;
  const message = new TextEncoder().encode(text);
  if (message.length > size - 11) throw new Error('the text is too long for the key');
  const noise = crypto.getRandomValues(new Uint8Array(size - message.length - 3)).map((byte) => byte || 1);
  const power = powerOf(numberOf([0, 2, ...noise, 0, ...message]), numberOf(exponent), numberOf(modulus));
  const hex = power.toString(16).padStart(2 * size, '0');
  return btoa(hex.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
}

/** Returns all integers of a DER structure in order, including integers inside sequences and the key's bit string. */
function integersOf(der: Uint8Array): Uint8Array[] {
  const [tag, first = 0] = der;
  if (tag === undefined) return [];
  const start = first > 127 ? first - 126 : 2;
  const end = start + (first > 127 ? Number(numberOf(der.slice(2, start))) : first);
  const content = der.slice(tag === 0x03 ? start + 1 : start, end);
  const here = tag === 0x02 ? [content] : tag === 0x30 || tag === 0x03 ? integersOf(content) : [];
  return [...here, ...integersOf(der.slice(end))];
}

function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [BigInt(1), base % modulus];
  for (const bit of exponent.toString(2).split('').toReversed()) {
    if (bit === '1') result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
