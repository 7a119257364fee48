/** Finds a Chromium for the end-to-end tests, and installs one if necessary. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** True when packages can be installed without a password. */
export const isRoot = process.getuid?.() === 0;
const say = (text) => console.error(`chromium: ${text}`);

/** Returns the first browser that starts, if any. Order: CHROMIUM_PATH, Playwright's own, Debian's, Google's. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen)) say(`CHROMIUM_PATH=${chosen} does not start, looking elsewhere`);
  return [chosen, playwrightsOwn(), '/usr/bin/chromium', ...googles()].find((path) => path && starts(path));
}

/** Returns the path of a browser that starts; installs one if there is none. Throws a readable message on failure. */
export function ensureChromium() {
  const path = findChromium() ?? installed();
  ensureCjkFont();
  return path;
}

function installed() {
  say("none found, trying Playwright's own download (2 minutes at most)");
  run('npx', ['playwright', 'install', 'chromium', '--no-shell'], 2);
  // A downloaded browser needs system libraries to start. The next step installs them on a new machine.
  let path = findChromium();
  if (!path && isRoot && run('apt-get', ['--version'], 1, true)) {
    say("installing Debian's chromium and a Chinese font with apt-get");
    aptInstall('chromium', 'fonts-noto-cjk');
    path = findChromium();
  }
  if (!path && isRoot && existsSync(playwrightsOwn() ?? '')) {
    say("installing the system libraries of Playwright's own browser");
    run('npx', ['playwright', 'install-deps', 'chromium'], 4);
    path = findChromium();
  }
  if (path) return path;
  throw new Error(
    'No Chromium could be found or installed. Do one of these and try again:\n' +
      '  sudo apt-get update && sudo apt-get install -y chromium fonts-noto-cjk   (Debian)\n' +
      '  npx playwright install --with-deps chromium                              (elsewhere)\n' +
      '  CHROMIUM_PATH=/path/to/chrome npm run e2e                                (a browser you have)',
  );
}

/** Without a Chinese font, pages still work, and only screenshots show boxes. So this warns but never fails. */
function ensureCjkFont() {
  if (process.platform !== 'linux' || hasCjkFont()) return;
  if (isRoot) {
    say('no Chinese font, installing fonts-noto-cjk with apt-get');
    aptInstall('fonts-noto-cjk');
  }
  if (!hasCjkFont()) say('warning: no Chinese font, screenshots will show boxes (apt-get install fonts-noto-cjk)');
}

function hasCjkFont() {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.error ? existsSync('/usr/share/fonts/opentype/noto') : list.stdout.trim() !== '';
}

function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined; // Playwright has no browser for this platform
  }
}

function googles() {
  if (!existsSync('/usr/bin')) return [];
  const names = readdirSync('/usr/bin').filter((name) => name.startsWith('google-chrome'));
  return names.map((name) => `/usr/bin/${name}`);
}

/** Installs Debian packages. Prints the end of the output if that fails. */
export function aptInstall(...packages) {
  run('apt-get', ['update', '-q'], 2);
  run('apt-get', ['install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=60', '--no-install-recommends', ...packages], 5);
}

/** Returns true if the command succeeds before the timeout. Otherwise prints the end of its output. */
function run(command, args, minutes, quiet = false) {
  const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return true;
  if (!quiet) {
    say(`${command} ${args.join(' ')} failed (${error?.code ?? signal ?? `exit code ${status}`})`);
    console.error(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-8).join('\n'));
  }
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
