import { useTranslation } from 'react-i18next';
import styles from './BootProgress.module.css';

/** Shown while the app loads; its text appears with a delay, so that a quick start does not flicker. */
export function BootProgress() {
  const { t } = useTranslation();
  return (
    <div className={styles.progress} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span>{t('boot.loading')}</span>
    </div>
  );
}
