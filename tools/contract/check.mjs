/**
 * `npm run contract:check -- --base http://host:port/api --user admin --password …`: compares a server with
 * docs/openapi.json. Writes contract-check.md and contract-check.xml (JUnit) into `--out`. The options are in HELP.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const HELP = `npm run contract:check -- --base http://host:port/api --user NAME --password WORD

Reads only, unless --write or --roles is given: GET, OPTIONS, sign-in and sign-out.

  --write              creates, changes and removes its own records, and sends changes without a token
  --blocked NAME:WORD  an account that must not be able to sign in
  --roles FILE         accounts, [{"user", "password"}], with which to try every call they have no permission for
  --all                checks the calls of every screen, not only those of the server's menu
  --only /auth,/biz    checks only paths with these prefixes
  --mapping FILE       uses this mapping for a server with another contract (docs/adopt.md)
  --header token       the header with the token
  --login /auth/login  the path of the sign-in
  --out test-results   the folder of the reports

Exit code 0: the server meets the contract; 1: it differs; 2: no answer, a refused account, or a wrong option.
`;
const root = dirname(dirname(import.meta.dirname));

/** Prints the message and the help, and exits with the code for a server that cannot be checked. */
function stop(message) {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function optionsOf() {
  const text = (value) => ({ type: 'string', ...(value && { default: value }) });
  const flag = { type: 'boolean', default: false };
  const options = {
    base: text(),
    user: text(),
    password: text(),
    blocked: text(),
    roles: text(),
    mapping: text(),
    only: text(),
    write: flag,
    all: flag,
    help: flag,
    header: text('token'),
    login: text('/auth/login'),
    out: text('test-results'),
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(error.message);
  }
}

function readJson(option, file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${option} ${file}: ${error.message}`);
  }
}

const { base, user, password, write, all, header, login, out, help, ...more } = optionsOf();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (!base || !user || !password) stop('--base, --user and --password are needed.');
if (!URL.canParse(base)) stop(`--base ${base} is no address.`);
const [, name, word] = /^([^:]+):(.+)$/.exec(more.blocked ?? '') ?? [];
if (more.blocked !== undefined && !word) stop('--blocked needs NAME:WORD.');
const only = more.only?.split(',').filter(Boolean);
const roles = more.roles === undefined ? undefined : readJson('--roles', more.roles);
if (roles && !(Array.isArray(roles) && roles.every((one) => one?.user && one.password)))
  stop(`--roles ${more.roles} is no list of {"user", "password"}.`);

const { module } = await runnerImport(`${root}/tools/contract/checker/main.ts`, {
  root,
  resolve: { alias: { '@': `${root}/src` } },
  logLevel: 'error',
});
const contract = JSON.parse(readFileSync(`${root}/docs/openapi.json`, 'utf8'));
const unknown = only ? module.unknownPaths(contract, only) : [];
if (unknown.length > 0) stop(`--only: the contract has no path that begins with ${unknown.join(', ')}.`);
const target = { base: base.replace(/\/+$/, ''), user, password, header, login };
if (more.mapping) target.mapping = readJson('--mapping', more.mapping);
const blocked = name && { user: name, password: word };
const verdict = await module.checkServer(target, contract, { write, all, only, blocked, roles });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'contract-check.md'), verdict.markdown);
writeFileSync(join(out, 'contract-check.xml'), verdict.junit);
console.log(verdict.markdown);
process.exit(verdict.isShut ? 2 : verdict.failed.length > 0 ? 1 : 0);
