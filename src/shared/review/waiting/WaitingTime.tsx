import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useFormats } from '@/shared/settings/useFormats';
import type { Reviewable } from '../review';
import styles from '../review.module.css';
import { ageText, minutesWaited } from './waitingTime';

/** How long a record has been pending, highlighted when overdue; renders nothing for a decided record. */
export function WaitingTime({ row }: { row: Reviewable }) {
  const { t } = useTranslation('review');
  const hours = useSession(({ config }) => config.overdueHours);
  const { time } = useFormats();
  const minutes = minutesWaited(row);
  if (minutes === undefined) return null;
  const age = ageText(t, minutes);
  const since = time(row.submitTime);
  if (minutes < hours * 60) return <span title={since}>{age}</span>;
  return (
    <span className={styles.overdue} title={`${since} · ${t('overdue.title', { count: hours })}`}>
      {t('overdue.age', { age })}
    </span>
  );
}
