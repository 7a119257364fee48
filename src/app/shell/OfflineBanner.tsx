import { useTranslation } from 'react-i18next';
import styles from './OfflineBanner.module.css';
import { useConnectionLost } from './useConnection';

/** Says quietly that the server cannot be reached, as long as it cannot. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isLost = useConnectionLost();
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {isLost && <p className={styles.banner}>{t('error.offlineNow')}</p>}
    </div>
  );
}
