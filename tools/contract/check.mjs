/**
 * `npm run contract:check -- --base http://host:port/api --user admin --password … [--write]`: holds a server against
 * docs/openapi.json. Writes contract-check.md and contract-check.xml (JUnit) into `--out` (test-results). Exit code 0:
 * as the contract says; 1: it differs; 2: it could not be asked. Options: `--header token`, `--login /auth/login`,
 * `--only /auth,/system/user` (the beginnings of the paths that are checked), `--mapping mapping.json` (docs/adopt.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = dirname(dirname(import.meta.dirname));
const text = (value) => ({ type: 'string', default: value });
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
    header: text('token'),
    login: text('/auth/login'),
    only: text('/'),
    out: text('test-results'),
    mapping: { type: 'string' },
  },
});
const { base, user, password, write, header, login, only, out, mapping } = values;
if (!base || !user || !password) {
  console.error('npm run contract:check -- --base http://host:port/api --user NAME --password WORD [--write]');
  process.exit(2);
}
const { module } = await runnerImport(`${root}/tools/contract/checker/main.ts`, {
  root,
  resolve: { alias: { '@': `${root}/src` } },
  logLevel: 'error',
});
const contract = JSON.parse(readFileSync(`${root}/docs/openapi.json`, 'utf8'));
const target = { base: base.replace(/\/+$/, ''), user, password, header, login };
if (mapping) target.mapping = JSON.parse(readFileSync(mapping, 'utf8'));
const { markdown, junit, failed, results } = await module.checkServer(target, contract, {
  write,
  only: only.split(','),
});
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'contract-check.md'), markdown);
writeFileSync(join(out, 'contract-check.xml'), junit);
console.log(markdown);
const silent = results.length === 1 && results[0].problems.some(({ seen }) => seen.startsWith('no answer'));
process.exit(silent ? 2 : failed.length > 0 ? 1 : 0);
