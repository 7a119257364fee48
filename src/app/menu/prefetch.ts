import i18next from 'i18next';
import { antdWords } from '../antdLocales';
import { currentLanguage } from '../i18n';
import type { MenuNode } from './menuNode';
import { screenOf } from '../screens';

/** How many screens are fetched ahead at a time. */
const MAX_PREFETCH = 8;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
/** Something fetched ahead that does not come is fetched again, and its failure told, when it is needed. */
const quietly = (load: () => Promise<unknown> | undefined) => void load()?.catch(() => undefined);

/** While somebody types a password: the desk, the first screen, their words; then what nearly every other screen stands on. */
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

/** While somebody reads a screen: the code of those they may open next, one after the other; what is there costs nothing. */
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
