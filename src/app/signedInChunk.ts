import i18next from 'i18next';
import { preloadable } from '@/shared/lazy/preloadable';
import { antdWords } from '@/app/i18n/antdLocales';
import { currentLanguage } from '@/app/i18n/i18n';

/** Everything behind the sign-in, with the words it is shown in. */
export const deskChunk = preloadable(
  () => import('./SignedInApp'),
  () => Promise.all([antdWords(currentLanguage()), i18next.loadNamespaces('app')]),
);

/**
 * What the shell loads later. It is asked for from here, because the chunk of this file has its styles in the page
 * already: from the desk's own chunk Vite would load them once more. Functions of their own: Vite pulls calls chained to
 * `import()` into its preload wrapper, and a missing stylesheet would then bypass the `then`.
 */
export const loadLateParts = () => import('@/app/layout/lateParts');
export const loadPalette = () => import('@/app/search/CommandPalette');
