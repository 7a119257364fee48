import { useTranslation } from 'react-i18next';
import styles from './checks.module.css';

/** The failed checks of a row: their number, and their names as far as there is room. */
export function FailedCell({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('review');
  if (labels.length === 0) return '-';
  const names = labels.join(t('checks.comma'));
  return (
    <span className={styles.cell} title={names}>
      ⚠ {labels.length > 1 && `${labels.length} · `}
      {names}
    </span>
  );
}
