import type { ConfigProviderProps } from 'antd';
import type { Language } from '@/shared/settings/languages';

type ILocale = Exclude<Parameters<typeof import('dayjs').locale>[0], string | undefined>;
type Locale = NonNullable<ConfigProviderProps['locale']>;

/** antd's and dayjs' words of each language, fetched when it is first spoken. */
const loaders: Record<Language, () => Promise<[{ default: Locale }, { default: ILocale }]>> = {
  'zh-CN': () => Promise.all([import('antd/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  'zh-TW': () => Promise.all([import('antd/locale/zh_TW'), import('dayjs/locale/zh-tw')]),
  'en-US': () => Promise.all([import('antd/locale/en_US'), import('dayjs/locale/en')]),
  'pt-BR': () => Promise.all([import('antd/locale/pt_BR'), import('dayjs/locale/pt-br')]),
};
const loaded = new Map<Language, Promise<AntdWords | undefined>>();

/** What antd and dayjs need to speak a language. */
interface AntdWords {
  locale: Locale;
  dayjsLocale: ILocale;
}

/** The words of a language, fetched once. Undefined (antd's own English) when they do not come. */
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
