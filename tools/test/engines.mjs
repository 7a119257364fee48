/**
 * `npm run test:engines [-- Playwright's arguments]`: runs the short journeys of e2e/engines in Firefox ESR and
 * WebKitGTK, against the production build. If run as root, installs Debian packages. A missing engine is reported and
 * counts as failed, unless `--where-possible` is given, as in `.ci/run`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, isRoot } from './chromium.mjs';
import { ensureBuilt, freePort } from './served.mjs';

const root = dirname(dirname(import.meta.dirname));
const mayLack = process.argv.includes('--where-possible');
const args = process.argv.slice(2).filter((arg) => arg !== '--where-possible');
const data = mkdtempSync(join(tmpdir(), 'talent-desk-engines-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

/** The files that each engine needs, and the Debian package of each file. */
const NEEDS = {
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  webkit: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
};
const lacking = (engine) => Object.entries(NEEDS[engine]).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));

const wanted = Object.keys(NEEDS).flatMap(lacking);
if (wanted.length > 0 && isRoot && existsSync('/usr/bin/apt-get')) {
  console.log(`engines: installing ${wanted.join(', ')} with apt-get`);
  aptInstall(...wanted);
}
const engines = Object.keys(NEEDS).filter((engine) => lacking(engine).length === 0);
const absent = Object.keys(NEEDS).filter((engine) => !engines.includes(engine));
for (const engine of absent)
  console.error(
    `engines: ${engine} was not tried, because ${lacking(engine).join(' and ')} could not be installed. On Debian: ` +
      `sudo apt-get update && sudo apt-get install -y ${lacking(engine).join(' ')}`,
  );

const failed = engines.length === 0 ? 0 : await run(engines);
process.exitCode = failed > 0 || (absent.length > 0 && !mayLack) ? 1 : 0;

/** Runs the journeys and prints the result. Returns the number of failures. */
async function run(names) {
  ensureBuilt('engines');
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(data, 'report.json');
  spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    [
      'test',
      '--config=e2e/engines/playwright.config.ts',
      ...(args.some((arg) => arg.startsWith('--project')) ? [] : names.map((name) => `--project=${name}`)),
      ...args,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: join(data, 'backend'),
        E2E_PRODUCTION_PORT: process.env.E2E_PRODUCTION_PORT ?? (await freePort()),
        CSP_REPORT_PORT: await freePort(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = existsSync(report) ? JSON.parse(readFileSync(report)).stats : {};
  const passed = expected + flaky;
  // A run in which no test was executed counts as failed.
  const failures = passed > 0 ? unexpected : Math.max(unexpected, 1);
  console.log(`\n${passed} passed, ${failures} failed`);
  return failures;
}
