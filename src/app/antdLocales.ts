import type { Language } from '@/shared/settings/languages';
import { type DeskWords, loadDeskWords } from './deskWords';

const loading = new Map<Language, Promise<AntdWords | undefined>>();

/** The locales antd and dayjs need for one language. */
type AntdWords = Pick<DeskWords, 'antd' | 'dayjs'>;

/**
 * Resolves with the locales of a language, fetched once; with undefined (antd's own English) when they fail to load.
 */
export function antdWords(language: Language): Promise<AntdWords | undefined> {
  const known = loading.get(language);
  if (known) return known;
  const words = loadDeskWords(language).catch(() => {
    loading.delete(language);
    return undefined;
  });
  loading.set(language, words);
  // What React's `use` writes on a promise itself: with it, words that are there are read without suspending first.
  void words.then((value) => Object.assign(words, { status: 'fulfilled', value }));
  return words;
}
