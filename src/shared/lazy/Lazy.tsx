import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { notify } from '@/shared/display/notify';
import { useLazy } from './useLazy';

interface LazyProps<M> {
  /** Must be a constant of the calling module, because it is the cache key of the loaded module. */
  load: () => Promise<M>;
  /** Shown while the chunk loads. */
  fallback?: ReactNode;
  /**
   * Called if the chunk fails to load, after an error notification. Use `onFail` for a part that opens on a click, such
   * as a dialog, because the user can retry with another click. Without `onFail`, an error with a retry button appears
   * in place of the part.
   */
  onFail?: () => void;
  children: (module: M) => ReactNode;
}

/**
 * Renders a part of a screen from a chunk of its own. `loadChunk` handles a failed load. For a screen, use
 * `preloadable`. For a module without a component, use `useLazy`.
 * @example
 *   const loadExportModal = () => import('./ExportModal');
 *
 *   <Lazy load={loadExportModal} onFail={close}>
 *     {({ ExportModal }) => <ExportModal onClose={close} />}
 *   </Lazy>;
 */
export function Lazy<M>({ load, fallback = null, onFail, children }: LazyProps<M>) {
  const { t } = useTranslation();
  const { module, error, retry } = useLazy(load);
  const failed = error !== undefined && onFail !== undefined;
  const giveUp = useEffectEvent(() => {
    notify.error(t('error.screenLost'));
    onFail?.();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  // The part's translations may still be loading; this Suspense keeps the screen around the part visible.
  if (module) return <Suspense fallback={fallback}>{children(module)}</Suspense>;
  if (error !== undefined && !onFail) return <TableFailure error={error} onRetry={retry} />;
  return fallback;
}
