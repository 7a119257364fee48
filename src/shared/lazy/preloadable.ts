import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './loadChunk';

/** A component in its own chunk that can be loaded in advance, and then renders immediately. */
export interface Preloadable<P extends object = object> {
  load: () => Promise<void>;
  /** Undefined until the chunk has loaded. */
  readonly component: ComponentType<P> | undefined;
}

/**
 * Creates a `Preloadable`; `dependencies` loads anything else that the component needs, such as its translations.
 * @example
 * const page = preloadable(() => import('./RegisterPage'), () => i18next.loadNamespaces('account'));
 * await page.load();
 */
export function preloadable<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  dependencies?: () => Promise<unknown>,
): Preloadable<P> {
  let component: ComponentType<P> | undefined;
  return {
    get component() {
      return component;
    },
    async load() {
      const [module] = await Promise.all([load(), dependencies?.()]);
      component = module.default;
    },
  };
}

/**
 * Returns the component, or undefined while the component loads. Throws if the component cannot be loaded. Does not
 * suspend, because after a Suspense fallback React waits at least 300 ms before it shows the component.
 */
export function usePreloadable<P extends object>(part: Preloadable<P>): ComponentType<P> | undefined {
  const [state, setState] = useState<{ component: ComponentType<P> | undefined; error?: unknown }>(() => ({
    component: part.component,
  }));
  const isMissing = state.component === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    loadChunk(part.load).then(
      () => gone || setState({ component: part.component }),
      (error: unknown) => gone || setState({ component: undefined, error }),
    );
    return () => {
      gone = true;
    };
  }, [part, isMissing]);
  if ('error' in state) throw state.error;
  return state.component;
}
