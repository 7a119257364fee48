import { useEffect, useState } from 'react';
import { loadChunk } from './loadChunk';

/** The loaded modules by load function, so that a part renders immediately when it is opened again. */
const modules = new WeakMap<() => Promise<unknown>, unknown>();

interface Loading<M> {
  load: () => Promise<M>;
  module?: M;
  error?: unknown;
}

const begin = <M>(load: () => Promise<M>): Loading<M> => ({ load, module: modules.get(load) as M | undefined });

/**
 * Loads a module from a chunk of its own as soon as `wanted` is true. Never suspends, and needs no provider. `module`
 * is undefined until the module has loaded. After a failed load (see `loadChunk`), `error` is set until `retry` is
 * called. Modules are cached by `load`. Therefore `load` must be a constant of the calling module.
 * @example
 *   const loadEngine = () => import('./engine');
 *
 *   const engine = useLazy(loadEngine);
 *   if (engine.error) return <TableFailure error={engine.error} onRetry={engine.retry} />;
 *   return engine.module ? <Picture draw={engine.module.draw} /> : <Skeleton active />;
 */
export function useLazy<M>(load: () => Promise<M>, wanted = true) {
  const [state, setState] = useState(() => begin(load));
  const { module, error } = state.load === load ? state : begin(load);
  const isDue = wanted && module === undefined && error === undefined;
  useEffect(() => {
    if (!isDue) return;
    let gone = false;
    loadChunk(load).then(
      (loaded) => {
        modules.set(load, loaded);
        if (!gone) setState({ load, module: loaded });
      },
      (reason: unknown) => gone || setState({ load, error: reason }),
    );
    return () => {
      gone = true;
    };
  }, [load, isDue]);
  return { module, error, retry: () => setState({ load }) };
}
