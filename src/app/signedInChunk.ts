import i18next from 'i18next';
import { preloadable } from '@/shared/lazy/preloadable';
import { antdLocale } from '@/app/i18n/antdLocales';
import { currentLanguage } from '@/app/i18n/i18n';

/** The signed-in app, and the translations that load with it. */
export const signedInChunk = preloadable(
  () => import('./SignedInApp'),
  () => Promise.all([antdLocale(currentLanguage()), i18next.loadNamespaces('app')]),
);
