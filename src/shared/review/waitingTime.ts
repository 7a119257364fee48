import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';

/** Whole minutes between two timestamps of the API; undefined when either is missing or invalid. */
export function minutesBetween(from: string | null | undefined, to: string | null | undefined): number | undefined {
  if (!from || !to) return undefined;
  const minutes = dayjs(to).diff(dayjs(from), 'minute');
  return Number.isFinite(minutes) && minutes >= 0 ? minutes : undefined;
}

/**
 * Returns a function that formats a waiting time in whole minutes, hours (up to 48) or days; an empty string when it is
 * unknown.
 */
export function useWaited(): (minutes: number | undefined) => string {
  const { t } = useTranslation('review');
  return (minutes) => {
    if (minutes === undefined) return '';
    if (minutes < 60) return t('waited.minutes', { count: minutes });
    if (minutes < 48 * 60) return t('waited.hours', { count: Math.floor(minutes / 60) });
    return t('waited.days', { count: Math.floor(minutes / 1440) });
  };
}
