import type { ConfigProviderProps } from 'antd';
import type { Language } from '@/shared/settings/languages';

type ILocale = Exclude<Parameters<typeof import('dayjs').locale>[0], string | undefined>;
type Locale = NonNullable<ConfigProviderProps['locale']>;

/** antd's and dayjs' locales, each fetched when its language is first used. */
const loaders: Record<Language, () => Promise<[{ default: Locale }, { default: ILocale }]>> = {
  'zh-CN': () => Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  'zh-TW': () => Promise.all([import('antd/locale/zh_TW'), import('dayjs/locale/zh-tw')]),
  'en-US': () => Promise.all([import('antd/locale/en_US'), import('dayjs/locale/en')]),
  'pt-BR': () => Promise.all([import('antd/locale/pt_BR'), import('dayjs/locale/pt-br')]),
};
const loading = new Map<Language, Promise<AntdWords | undefined>>();

/** The locales antd and dayjs need for one language. */
interface AntdWords {
  locale: Locale;
  dayjsLocale: ILocale;
}

/**
 * Resolves with the locales of a language, fetched once; with undefined (antd's own English) when they fail to load.
 */
export function antdWords(language: Language): Promise<AntdWords | undefined> {
  const known = loading.get(language);
  if (known) return known;
  const words = loaders[language]().then(
    ([{ default: locale }, { default: dayjsLocale }]) => ({ locale, dayjsLocale }),
    () => {
      loading.delete(language);
      return undefined;
    },
  );
  loading.set(language, words);
  // What React's `use` writes on a promise itself: with it, words that are there are read without suspending first.
  void words.then((value) => Object.assign(words, { status: 'fulfilled', value }));
  return words;
}
