type Words = { [key: string]: string | string[] | Words };

const files = import.meta.glob<Words>('../**/locales/*.json', { eager: true, import: 'default' });

/** Returns the text of a key such as `base:school.title` in a language. Returns undefined if the key has no text. */
export function said(language: string, key: string): string | undefined {
  const [namespace, path = ''] = key.split(':');
  const file = Object.entries(files).find(([name]) => name.endsWith(`/${namespace}/locales/${language}.json`))?.[1];
  const words = path
    .split('.')
    .reduce<string | string[] | Words | undefined>(
      (found, part) => (typeof found === 'object' && !Array.isArray(found) ? found[part] : undefined),
      file,
    );
  return typeof words === 'string' ? words : undefined;
}
