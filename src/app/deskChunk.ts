import i18next from 'i18next';
import { preloadable } from '@/shared/load/preloadable';
import { antdWords } from './antdLocales';
import { currentLanguage } from './i18n';

/** Everything behind the sign-in, with the words it is shown in. */
export const deskChunk = preloadable(
  () => import('./Desk'),
  () => Promise.all([antdWords(currentLanguage()), i18next.loadNamespaces('app')]),
);
