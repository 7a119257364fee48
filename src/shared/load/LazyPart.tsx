import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { notify } from '@/shared/ui/notify';
import { useChunk } from './useChunk';

interface LazyPartProps<M> {
  /** A unique name: the chunk is cached under it. */
  name: string;
  load: () => Promise<M>;
  /** Shown while the chunk is loading. */
  fallback?: ReactNode;
  /**
   * For parts opened by a click, such as a dialog: called when the chunk fails to load, after a notification. Opening
   * the part again retries. Without `onFail` the failure and a retry button are shown in place of the part.
   */
  onFail?: () => void;
  children: (module: M) => ReactNode;
}

/**
 * A part of a screen in its own chunk: retries a failed load, reloads the page once after a deployment, then shows a
 * translated error.
 */
export function LazyPart<M>({ name, load, fallback = null, onFail, children }: LazyPartProps<M>) {
  const { t } = useTranslation();
  const chunk = useChunk(name, load);
  const failed = chunk.isError && !chunk.isFetching && onFail !== undefined;
  const giveUp = useEffectEvent(() => {
    notify.error(t('error.screenLost'));
    onFail?.();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  // The part's own words may still be loading; Suspense keeps the screen around it visible.
  if (chunk.isSuccess) return <Suspense fallback={fallback}>{children(chunk.data)}</Suspense>;
  if (chunk.isError && !onFail) return <TableFailure error={chunk.error} onRetry={() => void chunk.refetch()} />;
  return fallback;
}
