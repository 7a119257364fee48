import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/ui/errorText';
import type { Outcome } from './batch';
import styles from '@/shared/review/review.module.css';

/** The result of a batch: the number of successes, and each failure with its cause. */
export function BatchResult<T>({ outcomes, nameOf }: { outcomes: readonly Outcome<T>[]; nameOf: (row: T) => string }) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const failed = outcomes.filter(({ cause }) => cause !== undefined);
  return (
    <Alert
      role="status"
      type={failed.length > 0 ? 'warning' : 'success'}
      showIcon
      title={t('batch.result', { done: outcomes.length - failed.length, failed: failed.length })}
      description={
        failed.length > 0 && (
          <ul className={styles.list}>
            {failed.map(({ row, cause }) => (
              <li key={nameOf(row)}>
                <bdi>{nameOf(row)}</bdi> · {errorText(cause)}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
