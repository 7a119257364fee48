import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/* Each of the 153 risks in docs/quality.md has a test that names it, or a line in docs/unproven.md with the reason. */

const RISKS = [...readFileSync('docs/quality.md', 'utf8').matchAll(/<a id="row-(\d+)"><\/a>/g)].map(([, row]) =>
  Number(row),
);

const tests = ['src', 'mocks', 'tools', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) && !name.endsWith('rows.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

/** The row numbers in test titles: a quote, any text, then `[row 1] [row 2]`, without line breaks. */
const named = tests.flatMap((source) => [...source.matchAll(/['"`][^'"`\n]*?((?:\[row \d+\] ?)+)/g)].map(([, rows = '']) => rows)).flatMap((rows) => rows.match(/\d+/g) ?? []).map(Number); // prettier-ignore
const proven = new Set(named);
const said = [...readFileSync('docs/unproven.md', 'utf8').matchAll(/^\| (\d+) \| \S.{20,} \|$/gm)].map(([, row]) => Number(row)); // prettier-ignore

describe('the risks of docs/quality.md', () => {
  it('risks are numbered 1 to 153', () => expect(RISKS).toEqual(Array.from({ length: 153 }, (_, index) => index + 1)));

  it('each risk in docs/quality.md has a test, or a line in docs/unproven.md', () =>
    expect(RISKS.filter((row) => !proven.has(row) && !said.includes(row))).toEqual([]));

  it('docs/unproven.md lists no risk that has a test', () => expect(said.filter((row) => proven.has(row))).toEqual([]));

  it('every row number in a test title belongs to a risk in docs/quality.md', () =>
    expect([...proven].filter((row) => !RISKS.includes(row))).toEqual([]));
});
