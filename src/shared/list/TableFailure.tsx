import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/ui/errorText';
import styles from './CrudTable.module.css';

/**
 * Shown in place of the rows when the list failed to load: the reason and a retry, so that it is not taken for an empty
 * list.
 */
export function TableFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div className={styles.failure} role="alert">
      <p>
        {t('crud.loadFailed')}
        <br />
        {errorText(error)}
      </p>
      <Button type="primary" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
