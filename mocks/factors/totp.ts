import { fromBase32 } from './bytes';

/** The period of a code, in seconds. */
const PERIOD = 30;

/** Returns the number of the period that contains a time in epoch milliseconds. */
export const stepAt = (time: number) => Math.floor(time / 1000 / PERIOD);

/** Returns the code of a period by RFC 6238 (HMAC-SHA-1), for a secret in base32. */
export async function totp(secret: string, step: number, digits = 6): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(19) & 0xf;
  return String((mac.getUint32(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the period of a code: the current, the previous or the next one. Returns undefined for a wrong code, and for
 * a code of the period `last` or earlier, so that no code is used twice.
 */
export async function stepOf(secret: string, code: string, last: number): Promise<number | undefined> {
  const now = stepAt(Date.now());
  for (const step of [now - 1, now, now + 1]) if (step > last && (await totp(secret, step)) === code) return step;
  return undefined;
}
