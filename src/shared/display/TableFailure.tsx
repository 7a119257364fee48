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
 * Shown in place of the rows when the list failed to load: the reason and a retry, so that it is not mistaken for an
 * empty list. Renders nothing when the server lacks an optional call.
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

/** Disabled until `from`, the time the server named, in epoch milliseconds; shows the time left. */
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
