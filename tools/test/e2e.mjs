/** `npm run e2e [-- Playwright's arguments]`: finds a browser and free ports, builds if needed, runs Playwright. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, freePort } from './served.mjs';

const root = dirname(dirname(import.meta.dirname));
const args = process.argv.slice(2);
const projects = chosenProjects(args);

if (projects.includes('production')) ensureBuilt('e2e');

const data = mkdtempSync(join(tmpdir(), 'talent-desk-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const child = spawn(join(root, 'node_modules/.bin/playwright'), ['test', ...args], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    CHROMIUM_PATH: browser(),
    DATA_DIR: data,
    E2E_PROJECTS: projects.join(','),
    E2E_PRODUCTION_PORT: await freePort(),
    E2E_DEV_PORT: await freePort(),
  },
});
// Playwright closes its servers and browsers on SIGINT. A terminal sends SIGINT to the whole process group, so this
// process ignores it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGINT'));
child.on('close', (code) => process.exit(code ?? 1));

function browser() {
  try {
    return ensureChromium();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Returns the projects passed as `--project x` or `--project=x`, by default both. */
function chosenProjects(list) {
  const named = list.flatMap((arg, i) =>
    arg === '--project' ? [list[i + 1]] : (arg.match(/^--project=(.+)/)?.slice(1) ?? []),
  );
  return named.length > 0 ? named : ['production', 'dev'];
}
