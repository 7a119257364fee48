import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Group {
  file: string;
  tests: string[];
  changes: [find: string, replacement: string][];
}

const groups = JSON.parse(readFileSync('.ci/mutations.json', 'utf8')) as Group[];

describe('the list of npm run mutate', () => {
  it('has at least a hundred changes, in shared and in app', () => {
    expect(groups.flatMap(({ changes }) => changes).length).toBeGreaterThanOrEqual(100);
    expect(new Set(groups.map(({ file }) => file.split('/')[1]))).toEqual(new Set(['shared', 'app']));
  });

  it.each(groups)('fits $file: every change in one place, every test there', ({ file, tests, changes }) => {
    const code = readFileSync(file, 'utf8');
    const unfit = changes.filter(([find, replacement]) => code.split(find).length !== 2 || find === replacement);
    expect(unfit.map(([find]) => find)).toEqual([]);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });
});
