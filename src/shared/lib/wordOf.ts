import type { TFunction } from 'i18next';

/**
 * Translates a value from the server. `group` is a group of translations such as `district.levels`. Returns `-` for an
 * empty value. Returns a value without a translation unchanged, because a server may send values unknown to this build.
 */
export function wordOf(t: TFunction<never>, group: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  // The default is empty, because i18next parses a default as a template, and the value comes from the server.
  const word: unknown = (t as (key: string, options: object) => unknown)(`${group}.${String(value)}`, {
    defaultValue: '',
    returnObjects: true,
  });
  return typeof word === 'string' && word !== '' ? word : String(value);
}
