import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';

/** Whole minutes from one moment of the wire to another; undefined when one of them is none. */
export function minutesBetween(from: string | null | undefined, to: string | null | undefined): number | undefined {
  if (!from || !to) return undefined;
  const minutes = dayjs(to).diff(dayjs(from), 'minute');
  return Number.isFinite(minutes) && minutes >= 0 ? minutes : undefined;
}

/** Says how long something waited, in its largest whole unit; nothing when that is not known. */
export function useWaited(): (minutes: number | undefined) => string {
  const { t } = useTranslation('review');
  return (minutes) => {
    if (minutes === undefined) return '';
    if (minutes < 60) return t('waited.minutes', { count: minutes });
    if (minutes < 48 * 60) return t('waited.hours', { count: Math.floor(minutes / 60) });
    return t('waited.days', { count: Math.floor(minutes / 1440) });
  };
}
