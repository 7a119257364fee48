import type { Language } from '@/shared/settings/languages';

const NAMESPACES = ['app', 'dict', 'home', 'review'] as const;
type DeskNamespace = (typeof NAMESPACES)[number];
type DeskWords = Record<DeskNamespace, Record<string, unknown>>;

/**
 * One file per language, because a desk needs all of it at once. They import nothing but words: `main.tsx` waits for
 * them, and a file that imports what is in its chunk would wait for it in turn.
 */
const files = import.meta.glob<DeskWords>('./words/*.ts');

/** True for the namespaces that are in `loadDeskWords`. */
export const isOfDesk = (namespace: string): namespace is DeskNamespace =>
  NAMESPACES.some((known) => known === namespace);

/** Loads the words of the desk in one language: those of the namespaces that every screen needs. */
export function loadDeskWords(language: Language): Promise<DeskWords> {
  const load = files[`./words/${language}.ts`];
  return load ? load() : Promise.reject(new Error(`no words of the desk in ${language}`));
}
