import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const quality = readFileSync('docs/quality.md', 'utf8');

/**
 * The number of requirements of level 1 or 2 in each section of ASVS 5.0.0. Each section lists them before those of
 * level 3.
 */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3
  5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3
  9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const required = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [section, count] = part.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
  });

/** The cells of table rows that begin with a requirement. A row of the last table can have several requirements. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every ASVS requirement of levels 1 and 2 has exactly one row in docs/security.md', () => {
  expect(required).toHaveLength(253);
  const listed = rows.flatMap(([, ids = '']) => ids.split(', '));
  expect(listed.toSorted()).toEqual(required.toSorted());
});

it('every requirement marked “true” in docs/security.md names a proof', () => {
  const states = rows.filter((cells) => cells.length === 7).map(([, id, , , state, proof]) => ({ id, state, proof }));
  expect(states.filter(({ state }) => !['true', "the server's", 'not done'].includes(state ?? ''))).toEqual([]);
  expect(states.filter(({ state, proof }) => state === 'true' && !/\brows? \d|`|\]\(/.test(proof ?? ''))).toEqual([]);
  for (const state of ['true', "the server's", 'not done']) {
    const count = states.filter((row) => row.state === state).length;
    expect(text).toMatch(new RegExp(`\\*\\*${state}\\*\\*[^;]*\\(${count}\\)`));
  }
});

it('every file that docs/security.md names exists', () => {
  const named = [...text.matchAll(/`((?:src|e2e|mocks|tools|deploy)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('every row number in docs/security.md exists in docs/quality.md', () => {
  const named = [...text.matchAll(/\brows? ([\d, to]+)/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((row) => !quality.includes(`id="row-${row}"`))).toEqual([]);
});
