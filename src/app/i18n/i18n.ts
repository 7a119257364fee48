import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, isLanguage, type Language, storeLanguage } from '@/shared/settings/languages';

/** The translations of one namespace as `default`, or of several namespaces by their names. */
type Translations = Readonly<Record<string, Record<string, unknown> | undefined>>;

/** Namespaces that load together share a file per language. The keys are the names of the files' folders. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  public: ['shared', 'account'],
  signedIn: ['app', 'dict', 'home', 'review', 'tools'],
  help: ['help', 'screens', 'search'],
};

/**
 * Each area has one file per language. Each file is a chunk that loads with the area's first screen. Before the first
 * render, `main.tsx` awaits files of `TOGETHER`. A file of `TOGETHER` may import only translations, because importing
 * from the chunk of `main.tsx` would cause a deadlock.
 */
const files = {
  ...import.meta.glob<Translations>('./{public,signedIn,help}/*.ts'),
  ...import.meta.glob<Translations>(['../../areas/*/locales/*.json', '!../../areas/account/**']),
  // Translations of lazily loaded features, in files of their own, so that no first page waits for them.
  ...import.meta.glob<Translations>([
    '../../areas/{account/{activity,binding,custom,notification,register},system/access}/locales/*.json',
    '../../shared/{factors,list/{bulk,columns,filter,transfer,views},history,record/notes,resource/gone,review/{handover,merge},substitute}/locales/*.json',
  ]),
};

/** The folders of the namespaces that are not areas. */
const FOLDERS: Readonly<Record<string, string>> = {
  access: '../../areas/system/access',
  activity: '../../areas/account/activity',
  register: '../../areas/account/register',
  binding: '../../areas/account/binding',
  custom: '../../areas/account/custom',
  notification: '../../areas/account/notification',
  history: '../../shared/history',
  factors: '../../shared/factors',
  notes: '../../shared/record/notes',
  gone: '../../shared/resource/gone',
  merge: '../../shared/review/merge',
  handover: '../../shared/review/handover',
  substitute: '../../shared/substitute',
  bulk: '../../shared/list/bulk',
  columns: '../../shared/list/columns',
  filter: '../../shared/list/filter',
  views: '../../shared/list/views',
  transfer: '../../shared/list/transfer',
};

/** The file that contains a namespace, and the namespace's name in that file. */
function fileOf(language: string, namespace: string): [path: string, name: string] {
  const folder = Object.keys(TOGETHER).find((one) => TOGETHER[one]?.includes(namespace));
  if (folder) return [`./${folder}/${language}.ts`, namespace];
  return [`${FOLDERS[namespace] ?? `../../areas/${namespace}`}/locales/${language}.json`, 'default'];
}

/** Loads a namespace, in English if the language's file fails to load: English text is better than bare keys. */
async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  try {
    const [path, name] = fileOf(language, namespace);
    const translations = (await files[path]?.())?.[name];
    if (!translations) throw new Error(`no translations for ${namespace} in ${language}`);
    return translations;
  } catch (error) {
    if (language === 'en-US') throw error;
    return read('en-US', namespace);
  }
}

/** Starts i18next in the user's language; resolves when the translations of the first page are loaded. */
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
        done: (error: unknown, translations: Record<string, unknown> | null) => void,
      ) => {
        read(language, namespace).then(
          (translations) => done(null, translations),
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

/** Changes the language, also for later visits. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(language);
}

/** The current language; until the first translations are loaded, the language that is being loaded. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : initialLanguage());

/** Runs the callback once translations are loaded, or immediately if they already are. */
export function whenTranslated(run: () => void): void {
  if (i18next.isInitialized) run();
  else i18next.on('initialized', run);
}
