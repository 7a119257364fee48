/** A random name that no other has: 32 hexadecimal digits. Not `randomUUID`, which a page over plain HTTP lacks. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
