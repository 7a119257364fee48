import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const quality = readFileSync('docs/quality.md', 'utf8');

it('every file that docs/security.md names exists', () => {
  const named = [...text.matchAll(/`((?:src|e2e|mocks|tools|deploy)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('every row that docs/security.md names is one of docs/quality.md', () => {
  const rows = [...text.matchAll(/\brows? ([\d, to]+)/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !quality.includes(`id="row-${row}"`))).toEqual([]);
});
