import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { useErrorText } from '@/shared/ui/errorText';
import styles from './TableFailure.module.css';

/**
 * Shown in place of the rows when the list failed to load: the reason and a retry, so that it is not taken for an empty
 * list. Nothing for a call the server may lack.
 */
export function TableFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (isMissing(error)) return null;
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
