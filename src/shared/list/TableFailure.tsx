import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/ui/errorText';
import styles from './CrudTable.module.css';

/** In place of the rows: the list could not be loaded, why, and another try. Never to be taken for an empty list. */
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
