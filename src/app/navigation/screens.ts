import i18next from 'i18next';
import { preloadable } from '@/shared/lazy/preloadable';
import type { Screens } from '@/shared/menu/screens';

/** The screens of every area by file path. Not part of `area.ts`, because the sign-in page also uses them. */
const files = import.meta.glob<Screens>('../../areas/*/screens.ts', { eager: true, import: 'screens' });

/** An area's name, which is also its folder's name and its i18n namespace. */
const areaOf = (path: string) => path.split('/').at(-2) ?? '';

/** The namespaces that screens of several areas need. */
const SHARED_NAMESPACES = ['dict', 'review', 'home'];

// Loads translations together with the code; otherwise the screen would request them only when it renders.
const screens = new Map(
  Object.entries(files).flatMap(([path, own]) =>
    Object.entries(own).map(([key, load]) => [
      key,
      preloadable(load, () => i18next.loadNamespaces([areaOf(path), ...SHARED_NAMESPACES])),
    ]),
  ),
);

/** The valid keys for a menu row's `component`. */
export const screenKeys = [...screens.keys()];

/** Returns a screen, or undefined if this build has no screen with that key. */
export const screenOf = (key: string) => screens.get(key);
