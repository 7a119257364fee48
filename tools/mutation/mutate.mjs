/**
 * `npm run mutate [-- part of a file's name…]`: checks that a test fails when the code is wrong. Applies each change in
 * mutations.json on its own, in memory, and runs the tests listed with it. A change that no test notices means a
 * missing test. Prints these changes and the score. Exits with an error below 90 %, or if a change no longer matches
 * its file.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The minimum share of changes that tests must notice, in percent. */
const THRESHOLD = 90;

const root = dirname(dirname(import.meta.dirname));
const list = JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8'));
const names = process.argv.slice(2);
const groups = list.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
checkFit(groups);

// vite.config.ts adds its plugin `mutant` only if this variable is set.
process.env.MUTANT = '';
const { createVitest } = await import('vitest/node');
const vitest = await createVitest('test', {
  root,
  watch: false,

  retry: 0,
  testTimeout: 10_000,
  reporters: [{}],
  silent: true,
});
await vitest.globTestSpecifications();

const start = performance.now();
let killed = 0;
let total = 0;
for (const { file, tests, changes } of groups) {
  if (await fails(tests)) await end(`The tests of ${file} fail without any change: ${tests.join(', ')}`);
  for (const [find, replacement] of changes) {
    total += 1;
    const noticed = await withChange(file, find, replacement, () => fails(tests));
    if (noticed) killed += 1;
    else console.log(`survived  ${file}\n  - ${find.trim()}\n  + ${replacement.trim()}`);
  }
  console.log(`${String(killed).padStart(3)} of ${String(total).padStart(3)} noticed, up to ${file}`);
}
const score = total === 0 ? 0 : (100 * killed) / total;
const seconds = Math.round((performance.now() - start) / 1000);
console.log(`\n${killed} of ${total} changes noticed in ${seconds} s: ${score.toFixed(1)} % (at least ${THRESHOLD} %)`);
await end(score < THRESHOLD ? 'The score is too low.' : undefined);

function checkFit(chosen) {
  const bad = chosen.flatMap(({ file, changes }) => {
    const code = readFileSync(join(root, file), 'utf8');
    return changes.filter(([find]) => code.split(find).length !== 2).map(([find]) => `${file}: ${find}`);
  });
  if (bad.length === 0 && chosen.length > 0) return;
  console.error(
    bad.length > 0 ? `Not found exactly once:\n${bad.join('\n')}` : `No file is called ${names.join(', ')}.`,
  );
  process.exit(1);
}

async function withChange(file, find, replacement, work) {
  const path = join(root, file);
  process.env.MUTANT = JSON.stringify({ path, find, replacement });
  vitest.invalidateFile(path);
  try {
    return await work();
  } finally {
    process.env.MUTANT = '';
    vitest.invalidateFile(path);
  }
}

async function fails(tests) {
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)));
  if (specifications.length < tests.length) await end(`A test is missing: ${tests.join(', ')}`);
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // vitest also returns the files of earlier runs.
  const ids = new Set(specifications.map(({ moduleId }) => moduleId));
  const run = testModules.filter(({ moduleId }) => ids.has(moduleId));
  return unhandledErrors.length > 0 || run.length < ids.size || run.some((module) => !module.ok());
}

async function end(problem) {
  if (problem) console.error(problem);
  await vitest.close();
  process.exit(problem ? 1 : 0);
}
