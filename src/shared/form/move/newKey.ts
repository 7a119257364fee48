/**
 * A unique random key of 32 hexadecimal digits. Does not use `randomUUID`, which is missing on pages over plain HTTP.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the `Idempotency-Key` for a form's key and the body of a request. The same body gets the same key. A
 * corrected body gets another key, because for the old key the server would repeat its first answer and ignore the
 * change.
 */
export function keyFor(key: string, body: unknown): string {
  // FNV-1a
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(body))) hash = Math.imul(hash ^ byte, 0x01000193);
  return key.slice(0, 24) + (hash >>> 0).toString(16).padStart(8, '0');
}
