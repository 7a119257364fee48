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
const loaded = new Map<Language, Promise<AntdWords | undefined>>();

/** The locales antd and dayjs need for one language. */
interface AntdWords {
  locale: Locale;
  dayjsLocale: ILocale;
}

/**
 * Resolves with the locales of a language, fetched once; with undefined (antd's own English) when they fail to load.
 */
export function antdWords(language: Language): Promise<AntdWords | undefined> {
  const known = loaded.get(language);
  if (known) return known;
  const words = loaders[language]().then(
    ([locale, dayjsLocale]) => ({ locale: locale.default, dayjsLocale: dayjsLocale.default }),
    () => {
      loaded.delete(language);
      return undefined;
    },
  );
  loaded.set(language, words);
  return words;
}
