/** A unique random key of 32 hexadecimal digits. `randomUUID` would be missing on pages over plain HTTP. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
