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
  /** The time from which the rows below are, in epoch milliseconds; by default there are none. */
  since?: number;
}

/**
 * Shown in place of the rows when the list failed to load, or above those loaded before: the reason and a retry, so that
 * it is not mistaken for an empty list. Renders nothing when the server lacks an optional call.
 */
export function TableFailure({ error, onRetry, since }: TableFailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (isMissing(error)) return null;
  const retryAt = error instanceof ApiError ? error.retryAt : 0;
  return (
    <div className={styles.failure} role="alert" data-since={since}>
      <p>
        {since ? t('crud.loadedAt', { time: new Date(since).toTimeString().slice(0, 8) }) : t('crud.loadFailed')}
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
