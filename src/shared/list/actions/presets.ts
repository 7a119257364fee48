import type { TFunction } from 'i18next';

/**
 * The preset reasons under a translation key. They are an array in every language, so that translators add and remove
 * reasons without touching code; `locales.test.ts` checks that the lengths match. Returns [] without a key.
 */
export function presetsOf(t: TFunction<never>, key: string | undefined): string[] {
  const reasons: unknown = key && t(key, { returnObjects: true });
  return Array.isArray(reasons) ? reasons.map(String) : [];
}
