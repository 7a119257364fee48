// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that may
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk';

/**
 * A component in a chunk of its own, for a Suspense with a boundary around it; the only use of `React.lazy`. A failed
 * import stays failed in the component, so a caller that offers another try drops it in `onFail` and makes a new one.
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
