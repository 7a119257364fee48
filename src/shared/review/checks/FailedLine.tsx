import { ExclamationCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { type Check, inWords } from './check';
import styles from './checks.module.css';

/** The number and names of the failed checks, in the head of a review; renders nothing without one. */
export function FailedLine({ failed }: { failed: readonly Check[] }) {
  const { t } = useTranslation('review');
  if (failed.length === 0) return null;
  return (
    <p className={styles.failed} role="note">
      <ExclamationCircleFilled aria-hidden="true" />
      <strong>{t('checks.failedCount', { count: failed.length })}</strong>
      {failed.map((check) => (
        <span key={check.name}>{inWords({ t }, check)}</span>
      ))}
    </p>
  );
}
