import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useFormats } from '@/shared/settings/useFormats';
import type { Reviewable } from '../review';
import styles from '../review.module.css';
import { ageText, askMark, minutesWaited, waitingText } from './waitingTime';

/**
 * How long a record has been pending (highlighted when overdue), and whether its applicant has answered. If the
 * applicant must still answer, shows only the deadline. For a postponed record, shows only the day on which the record
 * becomes pending again. Renders nothing for a decided record.
 */
export function WaitingTime({ row }: { row: Reviewable }) {
  const { t } = useTranslation('review');
  const hours = useSession(({ config }) => config.overdueHours);
  const { time } = useFormats();
  const minutes = minutesWaited(row);
  const mark = askMark(row);
  if (mark === 'asked')
    return <span title={row.askedFor ?? ''}>{t('more.until', { date: time(row.askDeadline) })}</span>;
  if (minutes === undefined) return null;
  const since = time(row.submitTime);
  if (row.laterUntil) return <span title={since}>{t('later.until', { date: time(row.laterUntil) })}</span>;
  const isOverdue = minutes >= hours * 60;
  const age = ageText(t, minutes);
  const text = isOverdue && !mark ? t('overdue.age', { age }) : waitingText(t, row);
  return (
    <span
      className={isOverdue || mark === 'lapsed' ? styles.overdue : undefined}
      title={isOverdue ? `${since} · ${t('overdue.title', { count: hours })}` : since}
    >
      {text}
    </span>
  );
}
