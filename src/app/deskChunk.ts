import i18next from 'i18next';
import { preloadable } from '@/shared/load/preloadable';
import { antdWords } from './antdLocales';
import { currentLanguage } from './i18n';

/** Everything behind the sign-in, with the words it is shown in. */
export const deskChunk = preloadable(
  () => import('./Desk'),
  () => Promise.all([antdWords(currentLanguage()), i18next.loadNamespaces('app')]),
);

/**
 * What the shell loads later. It is asked for from here, because the chunk of this file has its styles in the page
 * already: from the desk's own chunk Vite would load them once more. Functions of their own: Vite pulls calls chained to
 * `import()` into its preload wrapper, and a missing stylesheet would then bypass the `then`.
 */
export const loadLateParts = () => import('./lateParts');
export const loadPalette = () => import('./shell/palette/CommandPalette');
