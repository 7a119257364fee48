import type { TFunction } from 'i18next';

/**
 * The word for a value of the server among our words (`district.levels`); the value itself where we have none, `-` for
 * no value. Never a key: a server may know more kinds and states than we do.
 */
export function wordOf(t: TFunction<never>, group: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  // The default is ours, because a default is read as a template, and a server's text must not be one.
  const word: unknown = (t as (key: string, options: object) => unknown)(`${group}.${String(value)}`, {
    defaultValue: '',
    returnObjects: true,
  });
  return typeof word === 'string' && word !== '' ? word : String(value);
}
