// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that may
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk';

/**
 * A component in its own chunk, to be rendered inside a Suspense and an error boundary; the only use of `React.lazy`.
 * React caches a failed import, so a caller that offers a retry drops the component in `onFail` and creates a new one.
 */
export const lazyChunk = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  onFail?: () => void,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    try {
      return await loadChunk(load);
    } catch (error) {
      onFail?.();
      throw error;
    }
  });
