import type { TFunction } from 'i18next';

/**
 * The translation of a server's value (group `district.levels`, for example); the value itself where there is none, `-`
 * for an empty value. Never shows a key, because a server may have more kinds and states than we know.
 */
export function wordOf(t: TFunction<never>, group: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  // An empty default, because a default is parsed as a template, and a server's text must not be one.
  const word: unknown = (t as (key: string, options: object) => unknown)(`${group}.${String(value)}`, {
    defaultValue: '',
    returnObjects: true,
  });
  return typeof word === 'string' && word !== '' ? word : String(value);
}
