import { useTranslation } from 'react-i18next';
import styles from '@/shared/record/marks/checks.module.css';
import type { FailedLine } from './failedLines';

interface FailedCellProps {
  failed: readonly FailedLine[];
  /** True when the server could not check the row. */
  isUnknown: boolean;
}

/**
 * Shows how many checks of a row failed, and as many of their labels as fit. Shows an amber note if the checks could
 * not run.
 */
export function FailedCell({ failed, isUnknown }: FailedCellProps) {
  const { t } = useTranslation('review');
  if (failed.length === 0)
    return isUnknown ? <span className={`${styles.cell} ${styles.unknown}`}>? {t('checks.failed')}</span> : '-';
  return (
    <span className={styles.cell} title={failed.map(({ whole }) => whole).join('\n')}>
      ⚠ {failed.length > 1 && `${failed.length} · `}
      {failed.map(({ brief }) => brief).join(t('checks.comma'))}
    </span>
  );
}
