import { readStored, writeStored } from '@/shared/storage/storage';
import { deployment } from './deployment';

const known = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English', 'pt-BR': 'Português' } as const;

export type Language = keyof typeof known;

/** The languages of this deployment, each with its native name. All four languages if the deployment sets none. */
export const languages = Object.fromEntries(
  Object.entries(known).filter(([key]) => deployment.languages?.includes(key) ?? true),
) as typeof known;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/**
 * Returns the stored language. If no language is stored, returns the browser's first language that is offered. If none
 * of the browser's languages is offered, returns the deployment's first language. If the deployment sets no languages,
 * returns en-US (docs/decisions#3).
 */
export function initialLanguage(): Language {
  const stored = readStored('lang');
  if (isLanguage(stored)) return stored;
  for (const language of navigator.languages ?? [navigator.language]) {
    const found = matching(language);
    if (isLanguage(found)) return found;
  }
  return (deployment.languages?.[0] as Language | undefined) ?? 'en-US';
}

function matching(language: string): Language | undefined {
  if (isLanguage(language)) return language;
  const [name, ...rest] = language.toLowerCase().split('-');
  if (name === 'zh') {
    // An explicit script takes precedence over a region: zh-Hans-HK means simplified Chinese.
    const traditional = !rest.includes('hans') && rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part));
    return traditional ? 'zh-TW' : 'zh-CN';
  }
  return (Object.keys(languages) as Language[]).find((language) => language.toLowerCase().startsWith(`${name}-`));
}

/** Stores the language for later visits. */
export const storeLanguage = (language: Language) => writeStored('lang', language);
