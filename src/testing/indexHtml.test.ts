import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('index.html', 'utf8');

it('[row 137] translators of browsers are asked to leave the page alone: they move nodes that React owns', () =>
  expect(page).toMatch(/<html[^>]* translate="no"/));

it('[row 150] no script and no style of the page is written into it or comes from elsewhere', () => {
  expect([...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    ' defer src="/config.js"',
    ' defer src="/early.js"',
    ' type="module" src="/src/main.tsx"',
  ]);
  expect(page).not.toMatch(/\b(?:href|src)="(?:https?:)?\/\/|\son\w+=|javascript:/);
});
