/** `npm run e2e [-- Playwright's arguments]`: finds a browser and free ports, builds when needed, runs Playwright. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);
const projects = chosenProjects(args);

if (projects.includes('production') && !built()) {
  console.log('e2e: dist is missing or older than the sources, building');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

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
// Playwright closes its servers and browsers on SIGINT. A terminal sends SIGINT to the whole process group already, so
// it is ignored here.
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

/** The projects passed as `--project x` or `--project=x`; both by default. */
function chosenProjects(list) {
  const named = list.flatMap((arg, i) =>
    arg === '--project' ? [list[i + 1]] : (arg.match(/^--project=(.+)/)?.slice(1) ?? []),
  );
  return named.length > 0 ? named : ['production', 'dev'];
}

function built() {
  const page = join(root, 'dist/index.html');
  if (!existsSync(page)) return false;
  const sources = ['src', 'serve', 'public', 'index.html', 'vite.config.ts', '.env.production', 'package-lock.json'];
  return Math.max(...sources.map((name) => newest(join(root, name)))) <= statSync(page).mtimeMs;
}

/**
 * Returns the latest modification time below a path, in milliseconds. Ignores tests, because they are not in the build.
 */
function newest(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}
