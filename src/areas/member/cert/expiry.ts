import dayjs from 'dayjs';

/** Days before expiry when the warning begins. */
const EXPIRES_SOON_DAYS = 30;

/** Returns whether a date has passed or is near, and the number of days; `today` as `YYYY-MM-DD`. */
export function expiryOf(until: string | null | undefined, today: string) {
  if (!until || !/^\d{4}-\d\d-\d\d$/.test(until)) return undefined;
  const days = dayjs(until).diff(dayjs(today), 'day');
  if (days < 0) return { kind: 'expired' as const, days: -days };
  return days <= EXPIRES_SOON_DAYS ? { kind: 'soon' as const, days } : undefined;
}
