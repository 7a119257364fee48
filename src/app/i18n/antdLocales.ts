import type { ConfigProviderProps } from 'antd';
import type { Language } from '@/shared/settings/languages';

/** The locales that antd and dayjs need for one language. */
interface AntdLocale {
  locale: NonNullable<ConfigProviderProps['locale']>;
  dayjsLocale: Exclude<Parameters<typeof import('dayjs').locale>[0], string | undefined>;
}

/** One file per language, loaded when it is first used. */
const files = import.meta.glob<AntdLocale>('./antd/*.ts');
const loading = new Map<Language, Promise<AntdLocale | undefined>>();
const loaded = new Map<Language, AntdLocale>();

/** Fetches the locales of a language once. Resolves to undefined if the fetch fails. antd then uses English. */
export function antdLocale(language: Language): Promise<AntdLocale | undefined> {
  const known = loading.get(language);
  if (known) return known;
  const locale = Promise.resolve(files[`./antd/${language}.ts`]?.()).then(
    (both) => {
      if (both) loaded.set(language, both);
      return both;
    },
    () => {
      loading.delete(language);
      return undefined;
    },
  );
  loading.set(language, locale);
  return locale;
}

/** The locales of a language; undefined until `antdLocale` has loaded them. */
export const loadedAntdLocale = (language: Language): AntdLocale | undefined => loaded.get(language);
