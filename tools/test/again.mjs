/**
 * `npm run test:again -- 20 [--whole]`: runs the vitest tests of `npm test` this number of times, each time with the
 * files of a project in another order, and prints how often each test failed. With `--whole`, runs all checks of
 * `npm test`, in their usual order. In every second run, two other processes keep the processor busy. Exits with 1 if
 * any test failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const args = process.argv.slice(2);
const times = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 5);
const whole = args.includes('--whole');
const reports = mkdtempSync(join(tmpdir(), 'talent-desk-again-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Ends by itself after half an hour, in case this script is killed. */
const BURN = 'const end = Date.now() + 1_800_000; while (Date.now() < end);';
/** Max number of printed characters of a failure. */
const MESSAGE_LENGTH = 1500;
const PROJECTS = ['modules', 'dom', 'pages', 'fresh'];

const failures = new Map();
for (let run = 1; run <= times; run++) {
  const loaded = run % 2 === 0;
  const burners = loaded ? [1, 2].map(() => spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' })) : [];
  const start = performance.now();
  const failed = whole ? wholeRun() : PROJECTS.flatMap((project) => vitestRun(project, run));
  burners.forEach((burner) => burner.kill());
  for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`run ${run} of ${times}${loaded ? ', loaded' : ''}: ${failed.length} failed (${seconds} s)`);
  failed.forEach((name) => console.log(`  ✘ ${name}`));
}
console.log(failures.size === 0 ? `\nNo test failed in ${times} runs` : `\nFailed in ${times} runs:`);
for (const [name, count] of failures) console.log(`  ${count} × ${name}`);
process.exitCode = failures.size === 0 ? 0 : 1;

/** Runs a project with its files in an order that depends on the number of the run. Returns the failed tests. */
function vitestRun(project, run) {
  const file = join(reports, `${project}-${run}.json`);
  const order = ['--sequence.shuffle.files', `--sequence.seed=${run}`];
  const reporter = ['--reporter=json', `--outputFile.json=${file}`];
  const vitest = ['run', '--project', project, ...order, ...reporter];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), vitest, { cwd: root, stdio: 'ignore' });
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [`${project}: vitest wrote no report (exit code ${status})`];
  }
  const failed = report.testResults.flatMap(({ name, status: state, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    for (const { failureMessages } of tests) console.log(failureMessages.join('\n').slice(0, MESSAGE_LENGTH));
    const names = state === 'failed' && tests.length === 0 ? ['(the file)'] : tests.map(({ fullName }) => fullName);
    return names.map((test) => `${relative(root, name)}: ${test}`);
  });
  return status !== 0 && failed.length === 0
    ? [`${project}: an error outside of a test (exit code ${status})`]
    : failed;
}

/** Runs `npm test` and finds failures in the summary lines of Playwright and vitest. */
function wholeRun() {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), 'test'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status === 0) return [];
  const lines = stdout.match(/^\s*(?:FAIL {2}|\[production\] › |\[dev\] › |✘ [a-z]).*$/gm) ?? [];
  return lines.length > 0 ? [...new Set(lines.map((line) => line.trim()))] : [`npm test ended with ${status}`];
}
