import i18next from 'i18next';
import { antdWords } from '../antdLocales';
import { currentLanguage } from '../i18n';
import type { MenuNode } from './menuNode';
import { screenOf } from '../screens';

/** Max number of screens prefetched per page. */
const MAX_PREFETCH = 8;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
/** A failed prefetch is ignored: the chunk is loaded again, and its failure shown, when the user needs it. */
const quietly = (load: () => Promise<unknown> | undefined) => void load()?.catch(() => undefined);

/**
 * Prefetches while the user types a password: the desk, the first screen, their words, then the chunks most screens
 * share.
 */
export function prefetchDesk(): void {
  whenIdle(async () => {
    await Promise.allSettled([
      import('../Desk'),
      antdWords(currentLanguage()),
      i18next.loadNamespaces('app'),
      screenOf('weclome')?.(),
    ]);
    whenIdle(() => quietly(() => import('@/shared/list/CrudTable')));
  });
}

/** Screens that were asked for once: even an `import()` of what is loaded goes through its list of dependencies. */
const prefetched = new Set<string>();

/** Prefetches the code of the screens the user may open next, one after the other. */
export function prefetchScreens(nodes: readonly MenuNode[]): void {
  const next = nodes
    .flatMap((node) => (node.screen && !node.hidden ? [node.screen] : []))
    .slice(0, MAX_PREFETCH)
    .filter((key) => !prefetched.has(key));
  const step = async () => {
    const key = next.shift();
    if (key === undefined) return;
    prefetched.add(key);
    await screenOf(key)?.();
    whenIdle(() => quietly(step));
  };
  whenIdle(() => quietly(step));
}
