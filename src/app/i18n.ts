import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, isLanguage, type Language, storeLanguage } from '@/shared/settings/languages';
import { isOfDesk, loadDeskWords } from './deskWords';

type Words = { default: Record<string, unknown> };

/**
 * One file per language and area; each is its own chunk, loaded with the first screen of its area. What every screen
 * needs is in `deskWords`.
 */
const files = {
  ...import.meta.glob<Words>('../areas/*/locales/*.json'),
  ...import.meta.glob<Words>('../shared/locales/*.json'),
  // What the shell opens or loads later has its words beside it, so that no first page waits for them.
  ...import.meta.glob<Words>('./tools/locales/*.json'),
  ...import.meta.glob<Words>('./help/locales/*.json'),
};

function fileOf(language: string, namespace: string): string {
  if (namespace === 'tools' || namespace === 'help') return `./${namespace}/locales/${language}.json`;
  return namespace === 'shared'
    ? `../shared/locales/${language}.json`
    : `../areas/${namespace}/locales/${language}.json`;
}

/** Falls back to the English file when a language's file fails to load: English text is better than bare keys. */
async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  try {
    if (isOfDesk(namespace) && isLanguage(language)) return (await loadDeskWords(language))[namespace];
    const load = files[fileOf(language, namespace)];
    if (!load) throw new Error(`no words for ${namespace} in ${language}`);
    return (await load()).default;
  } catch (error) {
    if (language === 'en-US') throw error;
    return read('en-US', namespace);
  }
}

/** Starts i18next in the user's language; resolves when the words of the first page are loaded. */
export async function startI18n(firstPage: string[]): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use({
      type: 'backend',
      read: (
        language: string,
        namespace: string,
        done: (error: unknown, words: Record<string, unknown> | null) => void,
      ) => {
        read(language, namespace).then(
          (words) => done(null, words),
          (error: unknown) => done(error, null),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['shared', ...firstPage],
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
    });
}

/** Changes the language now and for later visits. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
}

/** The current language, or before the words are there the one they will be in. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : initialLanguage());

/** Runs what speaks once there are words, at once when they are there. */
export function withWords(run: () => void): void {
  if (i18next.isInitialized) run();
  else i18next.on('initialized', run);
}
