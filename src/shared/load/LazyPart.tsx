import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { notify } from '@/shared/ui/notify';
import { useChunk } from './useChunk';

interface LazyPartProps<M> {
  /** A name of its own: the chunk is loaded once under it. */
  name: string;
  load: () => Promise<M>;
  /** What is shown meanwhile. */
  fallback?: ReactNode;
  /**
   * For what is opened by a click, such as a dialog: called when the chunk does not come, after a notification said so.
   * Opening it again tries again. Without it the failure and a retry button stand where the part would.
   */
  onFail?: () => void;
  children: (module: M) => ReactNode;
}

/** A part of a screen in a chunk of its own: retried, reloaded once after a deployment, and a failure in our words. */
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
  // Words of its own may still be on their way: the screen around it stays.
  if (chunk.isSuccess) return <Suspense fallback={fallback}>{children(chunk.data)}</Suspense>;
  if (chunk.isError && !onFail) return <TableFailure error={chunk.error} onRetry={() => void chunk.refetch()} />;
  return fallback;
}
