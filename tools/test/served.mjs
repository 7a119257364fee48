/** Provides the build and the port for journeys: a build that is not older than its sources, on a free port. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** Builds if `dist` is missing or older than the sources. Ends the process if that fails. */
export function ensureBuilt(who) {
  if (built()) return;
  console.log(`${who}: dist is missing or older than the sources, building`);
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

/** True if `dist` is at least as new as all its sources. */
function built() {
  const page = join(root, 'dist/index.html');
  if (!existsSync(page)) return false;
  const sources = [
    'src',
    'tools/build',
    'tools/serve',
    'public',
    'index.html',
    'vite.config.ts',
    '.env.production',
    'package-lock.json',
  ];
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

/** Returns a free port as text. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}
