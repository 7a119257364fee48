import type { ConfigProviderProps } from 'antd';
import type { Language } from '@/shared/settings/languages';

/** The locales antd and dayjs need for one language. */
interface AntdWords {
  locale: NonNullable<ConfigProviderProps['locale']>;
  dayjsLocale: Exclude<Parameters<typeof import('dayjs').locale>[0], string | undefined>;
}

/** One file per language, fetched when it is first used. */
const files = import.meta.glob<AntdWords>('./antdWords/*.ts');
const loading = new Map<Language, Promise<AntdWords | undefined>>();

/**
 * Resolves with the locales of a language, fetched once; with undefined (antd's own English) when they fail to load.
 */
export function antdWords(language: Language): Promise<AntdWords | undefined> {
  const known = loading.get(language);
  if (known) return known;
  const load = files[`./antdWords/${language}.ts`] ?? (() => Promise.resolve(undefined));
  const words = load().catch(() => {
    loading.delete(language);
    return undefined;
  });
  loading.set(language, words);
  // What React's `use` writes on a promise itself: with it, words that are there are read without suspending first.
  void words.then((value) => Object.assign(words, { status: 'fulfilled', value }));
  return words;
}
