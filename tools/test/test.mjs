/**
 * Runs checks in order and stops at the first failure. The first argument is a set of checks, further names select from
 * it (`npm test -- build size`):
 * - `check`, a minute: types, lint, dead code and the tests of modules;
 * - `test`: the same, the quick tests of pages and of fresh modules, the build and its size, the essential
 *   journeys;
 * - `rest`: everything `test` leaves out, files named `x.slow.test.ts(x)` and journeys marked `@full`;
 * - `all`: `test`, then `rest`.
 * A failed test is not retried, except in `.ci/run` (`TRY_AGAIN=1`): there, each test that passed only in its second
 * run is printed by name, and more than two of them fail the whole run.
 * The last line is always `N passed, N failed`: the tests of vitest and Playwright, and 1 for each other failed check.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const reports = mkdtempSync(join(tmpdir(), 'talent-desk-test-'));
const bin = (name, ...args) => [join(root, 'node_modules/.bin', name), ...args];
const report = (name) => join(reports, `${name.replace(':', '-')}.json`);
const script = (name) => [process.execPath, join(import.meta.dirname, name)];

const TRY_AGAIN = process.env.TRY_AGAIN === '1';
/** Playwright's arguments for retries. */
const AGAIN = TRY_AGAIN ? ['--retries=1'] : [];
/** Max number of tests that may need a second run before the whole run fails. */
const MAY_REPEAT = 2;
/** The names of the tests that passed only in their second run. */
const repeated = [];

const vitest = (name, ...args) => ({
  name,
  command: bin(
    'vitest',
    'run',
    ...args,
    ...(TRY_AGAIN ? ['--retry=1'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ),
  count: () => vitestCount(name),
});
const playwright = (name, ...args) => ({
  name,
  command: [...script('e2e.mjs'), ...args, ...AGAIN],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  count: () => playwrightCount(name),
});

const engines = {
  name: 'engines',
  command: [...script('engines.mjs'), '--where-possible', ...AGAIN],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('engines') },
  // If no engine can be installed, no test was run.
  count: () => playwrightCount('engines') ?? { passed: 0, failed: 0 },
};

const KNOWN = ['--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types.tsbuildinfo')];

/**
 * The checks in order. Adjacent ones marked `together` run in parallel. `minutes` is a timeout for one that hangs. Other
 * work on the same cores must not exceed it, so it is several times what the check takes on a quiet machine.
 */
const check = [
  // Stores the state of the last run, so that the next run reads only changed files.
  { name: 'typecheck', command: bin('tsc', '--noEmit', ...KNOWN), minutes: 8, together: true },
  { name: 'lint', command: bin('oxlint', '--type-aware', '--deny-warnings'), minutes: 8, together: true },
  { name: 'knip', command: bin('knip', '--no-progress'), minutes: 8, together: true },
  { ...vitest('modules', '--project', 'modules', '--project', 'dom'), minutes: 12, together: true },
];
const test = [
  ...check,
  { ...vitest('pages', '--project', 'pages', '--project', 'fresh'), minutes: 25 },
  { name: 'build', command: bin('vite', 'build', '--logLevel=warn'), minutes: 8 },
  { name: 'size', command: script('../build/size.mjs'), minutes: 1 },
  { ...playwright('e2e', '--grep-invert', '@full'), minutes: 25 },
];
/**
 * The journeys marked `@full` take about 35 minutes on two cores. CI has 30 minutes for everything, so it runs a
 * different eighth of these journeys each day.
 */
const EIGHTH = process.env.CI ? [`--shard=${(Math.floor(Date.now() / 86_400_000) % 8) + 1}/8`] : [];
/**
 * In CI, a check is skipped and reported if it would end after this minute. `needs` is how many minutes it takes on a
 * slow machine.
 */
const CI_MINUTES = 27;
const rest = [
  { ...vitest('slow', '--project', 'slow-pages', '--project', 'slow-modules'), minutes: 12, needs: 12 },
  { ...playwright('e2e:full', '--grep', '@full', ...EIGHTH), minutes: process.env.CI ? 10 : 55, needs: 8 },
  { ...engines, minutes: 8, needs: 5 },
];
const sets = { check, test, rest, all: [...test, ...rest] };

const sum = { passed: 0, failed: 0 };
const running = new Set();

process.on('exit', (code) => {
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0) sum.failed ||= 1;
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.forEach(stop));

const passed = await runAll(chosen(process.argv.slice(2)));
process.exitCode = steady() && passed ? 0 : 1;

/** Prints the tests that needed a second run. Returns false if there are too many. */
function steady() {
  for (const name of repeated) console.log(`↻ passed only in the second run: ${name}`);
  if (repeated.length <= MAY_REPEAT) return true;
  console.log(`✘ ${repeated.length} tests needed a second run; at most ${MAY_REPEAT} are allowed`);
  return false;
}

function chosen([set, ...names]) {
  const checks = sets[set] ?? [];
  const unknown = names.filter((name) => !checks.some((one) => one.name === name));
  if (checks.length === 0 || unknown.length > 0) {
    const known = checks.length > 0 ? checks.map((one) => one.name) : Object.keys(sets);
    console.error(`No such check: ${unknown.join(', ') || set}. There are: ${known.join(', ')}`);
    process.exit(1);
  }
  return names.length > 0 ? checks.filter((one) => names.includes(one.name)) : checks;
}

async function runAll(list) {
  const side = list.filter((one) => one.together);
  const groups = [side, ...list.filter((one) => !one.together).map((one) => [one])];
  for (const group of groups.filter((checksOfGroup) => checksOfGroup.length > 0)) {
    console.log(`\n▶ ${group.map((one) => one.name).join(', ')}`);
    if (group.some(isTooLate)) {
      console.log('– left out: CI has no time left for it');
      continue;
    }
    const results = await Promise.all(group.map((one) => run(one, group.length > 1)));
    if (results.includes(false)) return false;
  }
  return true;
}

function isTooLate({ needs }) {
  return Boolean(process.env.CI && needs) && performance.now() / 60_000 + needs > CI_MINUTES;
}

/**
 * Runs a check and prints its result. `captured` holds the output back until the end, so that the output of parallel
 * checks does not mix.
 */
async function run(one, captured) {
  const start = performance.now();
  const { ok, output, reason } = await spawned(one, captured);
  const tests = one.count?.() ?? { passed: 0, failed: 0 };
  sum.passed += tests.passed;
  sum.failed += ok ? tests.failed : Math.max(tests.failed, 1);
  if (!ok && output) console.log(`\n${output.trim()}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✔' : '✘'} ${one.name} ${ok ? '' : `failed, ${reason}, `}(${seconds} s)`);
  return ok;
}

function spawned(one, captured) {
  const [file, ...args] = one.command;
  const stdio = captured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const env = { ...process.env, ...one.env };
  // Each check has its own process group, so that stopping the check also stops its child processes.
  const child = spawn(file, args, { cwd: root, stdio, env, detached: true });
  running.add(child);
  let output = '';
  let late = false;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => ((late = true), stop(child)), one.minutes * 60_000);
  return new Promise((resolve) => {
    const end = (ok, reason) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output, reason: late ? `stopped after ${one.minutes} minutes` : reason });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => end(code === 0, signal ?? `exit code ${code}`));
  });
}

/** Sends SIGINT first, so that Playwright can close its servers and browsers, and kills after ten seconds. */
function stop(child) {
  const send = (signal) => running.has(child) && process.kill(-child.pid, signal);
  send('SIGINT');
  setTimeout(send, 10_000, 'SIGKILL').unref();
}

function vitestCount(name) {
  const found = read(name);
  if (!found) return undefined;
  for (const file of found.testResults)
    for (const test of file.assertionResults)
      if (test.status === 'passed' && test.failureMessages.length > 0)
        repeated.push(`${relative(root, file.name)}: ${test.fullName}`);
  const broken = found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: found.numPassedTests, failed: found.numFailedTests + broken.length };
}

function playwrightCount(name) {
  const found = read(name);
  if (!found) return undefined;
  repeated.push(...found.suites.flatMap(flakyOf));
  return { passed: found.stats.expected + found.stats.flaky, failed: found.stats.unexpected };
}

/** Returns the titles of the tests in a suite of Playwright's report that passed only in their second run. */
function flakyOf(suite) {
  const own = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...(suite.suites ?? []).flatMap(flakyOf)];
}

function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined; // the check ended before it could write its report
  }
}
