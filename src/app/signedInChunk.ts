import i18next from 'i18next';
import { preloadable } from '@/shared/lazy/preloadable';
import { isTouch } from '@/shared/lib/isTouch';
import { antdLocale } from '@/app/i18n/antdLocales';
import { currentLanguage } from '@/app/i18n/i18n';

/** Loads larger targets for touch. Everything also works without them. */
const loadTouchStyles = () => (isTouch ? import('@/app/layout/touch.css').catch(() => undefined) : undefined);

/** The signed-in app, and the translations and styles that load with it. */
export const signedInChunk = preloadable(
  () => import('./SignedInApp'),
  () => Promise.all([antdLocale(currentLanguage()), i18next.loadNamespaces('app'), loadTouchStyles()]),
);
