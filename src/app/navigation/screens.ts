import i18next from 'i18next';
import { preloadable } from '@/shared/lazy/preloadable';
import type { Screens } from '@/shared/menu/screens';

/** The screens of every area by file path. Not part of `area.ts`, because the sign-in page uses them too. */
const files = import.meta.glob<Screens>('../../areas/*/screens.ts', { eager: true, import: 'screens' });

/** An area's name, which is the folder's, is also its i18n namespace. */
const areaOf = (path: string) => path.split('/').at(-2) ?? '';

/** Namespaces of parts that screens of several areas share. */
const SHARED_WORDS = ['dict', 'review', 'home'];

// Translations load together with the code: the screen itself would request them only once it renders.
const screens = new Map(
  Object.entries(files).flatMap(([path, own]) =>
    Object.entries(own).map(([key, load]) => [
      key,
      preloadable(load, () => i18next.loadNamespaces([areaOf(path), ...SHARED_WORDS])),
    ]),
  ),
);

/** The keys a menu row's `component` may name. */
export const screenKeys = [...screens.keys()];

/** Returns a screen, or undefined when this build has no screen of that name. */
export const screenOf = (key: string) => screens.get(key);
