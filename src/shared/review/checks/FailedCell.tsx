import { useTranslation } from 'react-i18next';
import styles from '@/shared/record/marks/checks.module.css';

interface FailedCellProps {
  labels: readonly string[];
  /** True when the server could not check the row. */
  isUnknown: boolean;
}

/** The failed checks of a row: their number, and as many names as fit; amber when they could not run. */
export function FailedCell({ labels, isUnknown }: FailedCellProps) {
  const { t } = useTranslation('review');
  if (labels.length === 0)
    return isUnknown ? <span className={`${styles.cell} ${styles.unknown}`}>? {t('checks.failed')}</span> : '-';
  const names = labels.join(t('checks.comma'));
  return (
    <span className={styles.cell} title={names}>
      ⚠ {labels.length > 1 && `${labels.length} · `}
      {names}
    </span>
  );
}
