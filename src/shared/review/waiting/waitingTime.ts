import { instantOf, serverNow } from '@/shared/settings/times';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Reviewable } from '../review';

/**
 * Whole minutes between two times of the API. Undefined when either is missing or invalid, or when `to` is a minute or
 * more before `from`. If `to` is less than a minute before `from`, returns 0, because the browser's clock may be slow.
 */
export function minutesBetween(from: string | null | undefined, to: string | null | undefined): number | undefined {
  if (!from || !to) return undefined;
  const ms = instantOf(to) - instantOf(from);
  return ms > -60_000 ? Math.max(0, Math.floor(ms / 60_000)) : undefined;
}

/** How long a record has been pending, in minutes; undefined for a record that is not pending. */
export const minutesWaited = ({
  auditStatus,
  submitTime,
}: {
  auditStatus?: string | null;
  submitTime?: string | null;
}) => (auditStatus === '0' ? minutesBetween(submitTime, serverNow()) : undefined);

/** The state of the request to the applicant: `asked`, `answered`, or `lapsed` if no answer came in time. */
export const askMark = ({ auditStatus, askedFor, answeredTime }: Reviewable) => {
  if (!askedFor) return undefined;
  return answeredTime ? 'answered' : auditStatus === '0' ? 'lapsed' : 'asked';
};

/** How long a record has been pending, and whether its applicant has answered; '' for a decided record. */
export function waitingText(t: TFunction<'review'>, row: Reviewable): string {
  const mark = askMark(row);
  return [ageText(t, minutesWaited(row)), mark && t(`review:more.${mark}`)].filter(Boolean).join(' · ');
}

/** A duration in whole minutes (below an hour), hours (below 48) or days. Empty if the duration is unknown. */
export function ageText(t: TFunction<'review'>, minutes: number | undefined): string {
  return minutes === undefined ? '' : t(`review:age.${unitOf(minutes)}`, { count: inUnit(minutes) });
}

/** Returns a function that formats a waiting time as a sentence. */
export function useWaited(): (minutes: number | undefined) => string {
  const { t } = useTranslation('review');
  return (minutes) => (minutes === undefined ? '' : t(`waited.${unitOf(minutes)}`, { count: inUnit(minutes) }));
}

const unitOf = (minutes: number) => (minutes < 60 ? 'minutes' : minutes < 48 * 60 ? 'hours' : 'days');
const inUnit = (minutes: number) => Math.floor(minutes / { minutes: 1, hours: 60, days: 1440 }[unitOf(minutes)]);
