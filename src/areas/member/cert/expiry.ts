import dayjs from 'dayjs';

/** How many days before its end a certification is warned of. */
const EXPIRES_SOON_DAYS = 30;

/** Whether something has expired or soon will, and by or in how many days; `today` as `YYYY-MM-DD`. */
export function expiryOf(until: string | null | undefined, today: string) {
  if (!until || !/^\d{4}-\d\d-\d\d$/.test(until)) return undefined;
  const days = dayjs(until).diff(dayjs(today), 'day');
  if (days < 0) return { kind: 'expired' as const, days: -days };
  return days <= EXPIRES_SOON_DAYS ? { kind: 'soon' as const, days } : undefined;
}
