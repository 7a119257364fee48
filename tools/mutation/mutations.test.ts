import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Group {
  file: string;
  tests: string[];
  changes: [find: string, replacement: string][];
}

const groups = JSON.parse(readFileSync(`${import.meta.dirname}/mutations.json`, 'utf8')) as Group[]; // our own file

/** Returns the reasons why `npm run mutate` cannot apply the changes of a file. */
function problemsOf({ file, tests, changes }: Group): string[] {
  if (!existsSync(file)) return [`${file} does not exist`];
  const code = readFileSync(file, 'utf8');
  return [
    ...(changes.length === 0 ? ['has no change'] : []),
    ...(tests.length === 0 ? ['has no test'] : []),
    ...changes
      .filter(([find]) => code.split(find).length !== 2)
      .map(([find]) => `does not occur exactly once: ${find}`),
    ...changes.filter(([find, replacement]) => find === replacement).map(([find]) => `changes nothing: ${find}`),
    ...tests.filter((test) => !existsSync(test)).map((test) => `${test} does not exist`),
  ];
}

it.each(groups)('in mutations.json, all mutations of $file can be applied, and all listed tests exist', (group) => {
  expect(problemsOf(group)).toEqual([]);
});
