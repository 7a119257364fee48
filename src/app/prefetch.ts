import i18next from 'i18next';
import { antdWords } from './antdLocales';
import { currentLanguage } from './i18n';
import type { MenuTree } from './menuTree';
import { screenOf } from './screens';

/** How many screens of a menu are fetched ahead: those a person is most likely to open next. */
const AHEAD = 8;

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
/** Something fetched ahead that does not come is fetched again, and its failure told, when it is needed. */
const quietly = (load: () => Promise<unknown> | undefined) => void load()?.catch(() => undefined);

/** While somebody types a password: the desk, the first screen, their words. */
export function prefetchDesk(): void {
  whenIdle(() => {
    quietly(() => import('./Desk'));
    quietly(() => antdWords(currentLanguage()));
    quietly(() => i18next.loadNamespaces(['app', 'overview']));
    quietly(() => screenOf('weclome')?.());
  });
}

/** While somebody reads a screen: the code of the screens their menu leads to, one after the other. */
export function prefetchScreens({ all }: MenuTree): void {
  const next = all.filter((node) => node.screen && !node.hidden).slice(0, AHEAD);
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
