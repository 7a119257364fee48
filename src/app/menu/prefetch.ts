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

/** Prefetches the code of the screens the user may open next, one after the other; loaded chunks cost nothing. */
export function prefetchScreens(nodes: readonly MenuNode[]): void {
  const next = nodes.filter((node) => node.screen && !node.hidden).slice(0, MAX_PREFETCH);
  const step = () => {
    const load = screenOf(next.shift()?.screen ?? '');
    if (load)
      void load().then(
        () => whenIdle(step),
        () => undefined,
      );
    else if (next.length > 0) step();
  };
  whenIdle(step);
}
