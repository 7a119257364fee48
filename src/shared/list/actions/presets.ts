import type { TFunction } from 'i18next';

/**
 * Returns the preset reasons under a translation key, or [] without a key. Every language has an array of reasons, so
 * that translators can add and remove reasons. `locales.test.ts` checks that all languages have equally many reasons.
 */
export function presetsOf(t: TFunction<never>, key: string | undefined): string[] {
  const reasons: unknown = key && t(key, { returnObjects: true });
  return Array.isArray(reasons) ? reasons.map(String) : [];
}
