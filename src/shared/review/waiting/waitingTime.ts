import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Reviewable } from '../review';

/** Whole minutes between two timestamps of the API; undefined when either is missing or invalid. */
export function minutesBetween(from: string | null | undefined, to: string | null | undefined): number | undefined {
  if (!from || !to) return undefined;
  const minutes = dayjs(to).diff(dayjs(from), 'minute');
  return Number.isFinite(minutes) && minutes >= 0 ? minutes : undefined;
}

/** How long a record has been pending, in minutes; undefined for a decided record. */
export const minutesWaited = ({
  auditStatus,
  submitTime,
}: {
  auditStatus?: string | null;
  submitTime?: string | null;
}) => (auditStatus === '0' ? minutesBetween(submitTime, new Date().toISOString()) : undefined);

/** The state of a request to the applicant: asked, answered, or late. */
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
