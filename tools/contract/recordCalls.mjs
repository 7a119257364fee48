/**
 * `npm run contract:record [-- Playwright's arguments]`: runs journeys, records every call, and adds the sent data to
 * docs/contract/recorded-calls.json; `--afresh` discards earlier recordings. Takes minutes to hours: by default it runs
 * the essential journeys and one that opens every screen.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

const root = dirname(dirname(import.meta.dirname));
const target = `${root}/docs/contract/recorded-calls.json`;
const given = process.argv.slice(2).filter((arg) => arg !== '--afresh');
const from = process.env.RECORDED_IN;
const folder = from ?? mkdtempSync(join(tmpdir(), 'talent-desk-calls-'));

if (!from) {
  const args = given.length > 0 ? given : ['--grep-invert', '@full'];
  spawnSync('node', [`${root}/tools/test/e2e.mjs`, '--project=production', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RECORD_CALLS: folder },
  });
}
const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
if (!from) rmSync(folder, { recursive: true });

const alias = { '@': `${root}/src`, '@mocks': `${root}/mocks` };
const { module } = await runnerImport(`${root}/tools/contract/reference/recorded.ts`, {
  root,
  resolve: { alias },
  logLevel: 'error',
});
const before = process.argv.includes('--afresh') ? undefined : module.recorded;
const text = module.recordedText(
  module.merged(
    lines.filter(Boolean).map((line) => JSON.parse(line)),
    before,
  ),
);
writeFileSync(target, text);
console.log(`docs/contract/recorded-calls.json: ${lines.length} calls read, ${text.split('\n').length} lines`);
process.exit();
