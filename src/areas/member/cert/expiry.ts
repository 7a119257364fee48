import dayjs from 'dayjs';
import type { Cert } from './cert.resource';

/** Number of days before the expiry date when the warning begins. */
const EXPIRES_SOON_DAYS = 30;

/**
 * Returns the result of `expiryOf` for a pending, valid or expired certification. Returns undefined for any other
 * status.
 */
export const expiryOfCert = ({ auditStatus, validUntil }: Pick<Cert, 'auditStatus' | 'validUntil'>, today: string) =>
  ['0', '1', '5'].includes(auditStatus ?? '') ? expiryOf(validUntil, today) : undefined;

/** Returns whether an expiry date is past or near, and the days, or undefined. `today` has the format `YYYY-MM-DD`. */
export function expiryOf(until: string | null | undefined, today: string) {
  if (!until || !/^\d{4}-\d\d-\d\d$/.test(until)) return undefined;
  const days = dayjs(until).diff(dayjs(today), 'day');
  if (days < 0) return { kind: 'expired' as const, days: -days };
  return days <= EXPIRES_SOON_DAYS ? { kind: 'soon' as const, days } : undefined;
}
