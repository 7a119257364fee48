import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '@/shared/settings/languages';

interface Texts {
  [key: string]: Texts | string;
}

const texts = import.meta.glob<Texts>(['../areas/account/locales/*.json', '../shared/locales/*.json'], {
  eager: true,
  import: 'default',
});

const page = readFileSync('index.html', 'utf8');

it('[row 137] index.html asks browsers not to translate the page', () =>
  expect(page).toMatch(/<html[^>]* translate="no"/));

it('[row 150] index.html has no inline scripts and loads nothing from other hosts', () => {
  expect([...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    ' defer src="/config.js"',
    ' defer src="/early.js"',
    ' type="module" src="/src/main.tsx"',
  ]);
  expect(page).not.toMatch(/\b(?:href|src)="(?:https?:)?\/\/|\son\w+=|javascript:/);
});

it.each(Object.keys(languages))(
  'in %s, the preliminary sign-in form of early.js has the same texts as the sign-in page',
  (language) => {
    const early = readFileSync('public/early.js', 'utf8');
    const line = new RegExp(`'${language}': \\[([^\\]]*)\\]`).exec(early)?.[1] ?? '';
    const account = texts[`../areas/account/locales/${language}.json`];
    const shared = texts[`../shared/locales/${language}.json`];
    expect([...line.matchAll(/'([^']*)'/g)].map(([, text]) => text)).toEqual([
      textAt(account, 'login.account'),
      textAt(account, 'login.password'),
      textAt(account, 'login.submit'),
      textAt(account, 'login.byAccount'),
      textAt(account, 'brand.tagline'),
      textAt(account, 'login.remember'),
      textAt(shared, 'error.screenLost'),
      textAt(shared, 'action.reload'),
    ]);
  },
);

/** Returns the text at a key such as `login.account`. */
const textAt = (from: Texts | undefined, key: string) =>
  key.split('.').reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), from);
