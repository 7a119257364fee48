import { useTranslation } from 'react-i18next';
import styles from './OfflineBanner.module.css';
import { useConnectionLost } from './useConnection';

/** An unobtrusive banner, shown while the server cannot be reached. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isLost = useConnectionLost();
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {isLost && <p className={styles.banner}>{t('error.offlineNow')}</p>}
    </div>
  );
}
