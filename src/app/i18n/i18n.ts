import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, isLanguage, type Language, storeLanguage } from '@/shared/settings/languages';

/** The words of one namespace as `default`, or those of several by their names. */
type Words = Readonly<Record<string, Record<string, unknown> | undefined>>;

/** The namespaces that are in one file, as they are needed together: those of the sign-in page, and those of the desk. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  firstWords: ['shared', 'account'],
  words: ['app', 'dict', 'home', 'review', 'tools'],
};

/**
 * One file per language and area; each is its own chunk, loaded with the first screen of its area. Those of `TOGETHER`
 * import nothing but words: `main.tsx` waits for them, and a file that imports what is in its chunk would wait for it in
 * turn.
 */
const files = {
  ...import.meta.glob<Words>('./{firstWords,words}/*.ts'),
  ...import.meta.glob<Words>(['../../areas/*/locales/*.json', '!../../areas/account/**']),
  // What the shell opens later has its words beside it, so that no first page waits for them.
  ...import.meta.glob<Words>('../help/locales/*.json'),
};

/** The file of a namespace, and the name of the namespace in it. */
function fileOf(language: string, namespace: string): [path: string, name: string] {
  const folder = Object.keys(TOGETHER).find((one) => TOGETHER[one]?.includes(namespace));
  if (folder) return [`./${folder}/${language}.ts`, namespace];
  return [`${namespace === 'help' ? '../help' : `../../areas/${namespace}`}/locales/${language}.json`, 'default'];
}

/** Falls back to the English file when a language's file fails to load: English text is better than bare keys. */
async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  try {
    const [path, name] = fileOf(language, namespace);
    const words = (await files[path]?.())?.[name];
    if (!words) throw new Error(`no words for ${namespace} in ${language}`);
    return words;
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
