import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { isMissing } from '@/shared/api/optional';
import { Countdown } from './Countdown';
import { useErrorText } from './errorText';
import { LongText } from './LongText';
import styles from './TableFailure.module.css';

interface TableFailureProps {
  error: unknown;
  onRetry: () => void;
  /** When the rows below were loaded (HH:mm:ss, the server's time zone); undefined without rows. */
  loadedAt?: string;
}

/**
 * Shows why a list failed to load, with a retry button. Without rows, appears instead of an empty list. With rows from
 * an earlier request, appears above the rows. Renders nothing if the server lacks the call.
 */
export function TableFailure({ error, onRetry, loadedAt }: TableFailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (isMissing(error)) return null;
  const retryAt = error instanceof ApiError ? error.retryAt : 0;
  return (
    <div className={styles.failure} role="alert" data-stale={loadedAt && true}>
      <p>
        {loadedAt ? t('crud.loadedAt', { time: loadedAt }) : t('crud.loadFailed')}
        <br />
        <LongText>{errorText(error)}</LongText>
      </p>
      <RetryButton key={retryAt} from={retryAt} onRetry={onRetry} />
    </div>
  );
}

/** A retry button, disabled until `from`, a time from the server in epoch milliseconds; shows the time left. */
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
