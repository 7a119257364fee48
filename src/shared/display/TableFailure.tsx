import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { isMissing } from '@/shared/api/optional';
import { Countdown } from './Countdown';
import { useErrorText } from './errorText';
import { LongText } from './LongText';
import styles from './TableFailure.module.css';

/**
 * Shown in place of the rows when the list failed to load: the reason and a retry, so that it is not taken for an empty
 * list. Nothing for a call the server may lack.
 */
export function TableFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (isMissing(error)) return null;
  const retryAt = error instanceof ApiError ? error.retryAt : 0;
  return (
    <div className={styles.failure} role="alert">
      <p>
        {t('crud.loadFailed')}
        <br />
        <LongText>{errorText(error)}</LongText>
      </p>
      <RetryButton key={retryAt} from={retryAt} onRetry={onRetry} />
    </div>
  );
}

/** Off until the time that the server named, in epoch milliseconds, and says how long that is. */
function RetryButton({ from, onRetry }: { from: number; onRetry: () => void }) {
  const { t } = useTranslation();
  const [waits, setWaits] = useState(() => from > Date.now());
  return (
    <Button type="primary" disabled={waits} onClick={onRetry}>
      {t('action.retry')}
      {waits && <Countdown target={from} onEnd={() => setWaits(false)} />}
    </Button>
  );
}
