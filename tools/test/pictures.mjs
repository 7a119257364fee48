/**
 * `npm run test:pictures [-- --update] [-- Playwright's arguments]`: compares 46 screens in three looks with the
 * pictures in e2e/pictures. `--update` takes new pictures, including those of README (docs/pictures).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, freePort } from './served.mjs';
import { shrink } from './smallPng.mjs';

const root = dirname(dirname(import.meta.dirname));
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const data = mkdtempSync(join(tmpdir(), 'talent-desk-pictures-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const start = Date.now();
ensureBuilt('pictures');
mkdirSync(join(root, 'docs/pictures'), { recursive: true });
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  [
    'test',
    '--config=e2e/pictures/playwright.config.ts',
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
    ...args.filter((arg) => arg !== '--update'),
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      DATA_DIR: data,
      E2E_PRODUCTION_PORT: process.env.E2E_PRODUCTION_PORT ?? (await freePort()),
      ...(isUpdate && { README_PICTURES: '1' }),
    },
  },
);
if (isUpdate)
  for (const name of readdirSync(join(root, 'e2e/pictures'), { recursive: true, encoding: 'utf8' })) {
    const file = join(root, 'e2e/pictures', name);
    if (name.endsWith('.png') && statSync(file).mtimeMs >= start) shrink(file);
  }
process.exitCode = status ?? 1;
