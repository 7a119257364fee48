/**
 * `npm test`: every check in order, stopping at the first that fails. `npm test -- unit e2e` runs only those named.
 * Journeys marked `@full` and files called `x.full.test.tsx` repeat what others show in another look or screen; `npm run
 * unit` and `npm run e2e` run them as well.
 * The last line is always `N passed, N failed`: the tests of vitest and Playwright, and 1 for any other check that fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const reports = mkdtempSync(join(tmpdir(), 'talent-desk-test-'));
const bin = (name, ...args) => [join(root, 'node_modules/.bin', name), ...args];
const script = (name) => [process.execPath, join(import.meta.dirname, name)];

/** In order; neighbours marked `together` run side by side. `minutes` only stops a check that hangs. */
const checks = [
  { name: 'typecheck', command: bin('tsc', '--noEmit'), minutes: 4, together: true },
  { name: 'lint', command: bin('oxlint', '--deny-warnings'), minutes: 4, together: true },
  { name: 'knip', command: bin('knip', '--no-progress'), minutes: 4, together: true },
  {
    name: 'unit',
    command: bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`),
    env: { SHORT: '1' },
    minutes: 7,
    count: vitestCount,
  },
  { name: 'build', command: bin('vite', 'build', '--logLevel=warn'), minutes: 4 },
  { name: 'size', command: script('size.mjs'), minutes: 1 },
  { name: 'e2e', command: [...script('e2e.mjs'), '--grep-invert', '@full'], minutes: 10, count: playwrightCount },
];

const sum = { passed: 0, failed: 0 };
const running = new Set();

process.on('exit', (code) => {
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0) sum.failed ||= 1;
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.forEach(stop));

process.exitCode = (await runAll(chosen(process.argv.slice(2)))) ? 0 : 1;

function chosen(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}`);
    process.exit(1);
  }
  return names.length > 0 ? checks.filter((check) => names.includes(check.name)) : checks;
}

async function runAll(list) {
  const side = list.filter((check) => check.together);
  const groups = [side, ...list.filter((check) => !check.together).map((check) => [check])];
  for (const group of groups.filter((checksOfGroup) => checksOfGroup.length > 0)) {
    console.log(`\n▶ ${group.map((check) => check.name).join(', ')}`);
    const results = await Promise.all(group.map((check) => run(check, group.length > 1)));
    if (results.includes(false)) return false;
  }
  return true;
}

/** Runs one check and tells how it went; `captured` keeps its output back until the end, so that neighbours do not mix. */
async function run(check, captured) {
  const start = performance.now();
  const { ok, output, reason } = await spawned(check, captured);
  const tests = check.count?.() ?? { passed: 0, failed: 0 };
  sum.passed += tests.passed;
  sum.failed += ok ? tests.failed : Math.max(tests.failed, 1);
  if (!ok && output) console.log(`\n${output.trim()}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✔' : '✘'} ${check.name} ${ok ? '' : `failed, ${reason}, `}(${seconds} s)`);
  return ok;
}

function spawned(check, captured) {
  const [file, ...args] = check.command;
  const stdio = captured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const env = { ...process.env, ...check.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` };
  // Its own process group, so that a check is stopped together with what it started.
  const child = spawn(file, args, { cwd: root, stdio, env, detached: true });
  running.add(child);
  let output = '';
  let late = false;
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => ((late = true), stop(child)), check.minutes * 60_000);
  return new Promise((resolve) => {
    const end = (ok, reason) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output, reason: late ? `stopped after ${check.minutes} minutes` : reason });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code, signal) => end(code === 0, signal ?? `exit code ${code}`));
  });
}

/** Asks first, so that Playwright can close its servers and browsers; insists after ten seconds. */
function stop(child) {
  const send = (signal) => running.has(child) && process.kill(-child.pid, signal);
  send('SIGINT');
  setTimeout(send, 10_000, 'SIGKILL').unref();
}

function vitestCount() {
  const report = read('unit.json');
  if (!report) return undefined;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function playwrightCount() {
  const report = read('e2e.json');
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

function read(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined; // the check ended before it could report
  }
}
