import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { Reviewable } from '../review';
import styles from '../review.module.css';
import { ageText, minutesWaited } from './waitingTime';

/** How long a pending record has waited, marked when that is too long; renders nothing for another. */
export function WaitingTime({ row }: { row: Reviewable }) {
  const { t } = useTranslation('review');
  const hours = useSession(({ config }) => config.overdueHours);
  const minutes = minutesWaited(row);
  if (minutes === undefined) return null;
  const age = ageText(t, minutes);
  if (minutes < hours * 60) return <span>{age}</span>;
  return (
    <span className={styles.overdue} title={t('overdue.title', { count: hours })}>
      {t('overdue.age', { age })}
    </span>
  );
}
