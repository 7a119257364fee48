import type { TFunction } from 'i18next';

/**
 * The preset reasons under a key of the words: a list in every language, so that whoever writes the words adds and
 * removes reasons without touching code. `locales.test.ts` checks that the key names a list, as long in every language.
 */
export function presetsOf(t: TFunction<never>, key: string): string[] {
  const words: unknown = t(key, { returnObjects: true });
  return Array.isArray(words) ? words.map(String) : [];
}
