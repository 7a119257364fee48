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
const loaded = new Map<Language, AntdWords>();

/**
 * Resolves with the locales of a language, fetched once; with undefined (antd's own English) when they fail to load.
 */
export function antdWords(language: Language): Promise<AntdWords | undefined> {
  const known = loading.get(language);
  if (known) return known;
  const words = Promise.resolve(files[`./antdWords/${language}.ts`]?.()).then(
    (both) => {
      if (both) loaded.set(language, both);
      return both;
    },
    () => {
      loading.delete(language);
      return undefined;
    },
  );
  loading.set(language, words);
  return words;
}

/** The locales of a language that are there already. */
export const loadedAntdWords = (language: Language): AntdWords | undefined => loaded.get(language);
