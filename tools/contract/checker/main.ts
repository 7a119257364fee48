import { type Contract, contractOf, type Operation } from './contract';
import { checkDictionaries } from './dictionaries';
import { screensOf } from './menu';
import { checkPresence, checkStrangers } from './presence';
import { type Answers, checkReads } from './reads';
import { junit, markdown } from './report';
import { fails, type Result } from './result';
import { checkRoles, type Person } from './roles';
import { switchesOf } from './lists/conditions';
import { isAskedFor, leftOut } from './scope';
import { rowsIn, Server, type Target } from './server';
import { checkSignIn, checkSignOut } from './session';
import { checkWrites } from './writes/writes';

/** The result of checking a server against the contract. */
export interface Verdict {
  results: Result[];
  failed: Result[];
  markdown: string;
  junit: string;
  /** True if the server could not be checked: it did not answer, or it refused the account. */
  isShut: boolean;
}

interface Options {
  /** If true, creates, changes and removes test records, and sends changes without a token. */
  write?: boolean;
  /** Path prefixes to check, such as `/system/user`. By default, the calls of the screens in the server's menu. */
  only?: readonly string[];
  /** If true, checks the calls of every screen, not only of those in the server's menu. */
  all?: boolean;
  /** An account that must not be able to sign in. */
  blocked?: Person;
  /** Accounts with which to try calls for which they have no permission. */
  roles?: readonly Person[];
}

/** Returns the prefixes in `only` that match no path of the contract. */
export const unknownPaths = (document: unknown, only: readonly string[]): string[] => {
  const { operations } = contractOf(document);
  return only.filter((start) => !operations.some(({ path }) => path.startsWith(start)));
};

/** Checks a server against docs/openapi.json: signs in, tries all reading calls, and checks that the others exist. */
export async function checkServer(target: Target, document: unknown, options: Options = {}): Promise<Verdict> {
  const { only = ['/'] } = options;
  const whole = contractOf(document);
  const operations = whole.operations.filter(({ path }) => only.some((start) => path.startsWith(start)));
  const { results, isShut } = await run(
    new Server(target, { isWriting: options.write }),
    { ...whole, operations },
    options,
  );
  const failed = results.filter(fails);
  return { results, failed, markdown: markdown(target.base, results), junit: junit(results), isShut };
}

async function run(
  server: Server,
  contract: Contract,
  options: Options,
): Promise<{ results: Result[]; isShut: boolean }> {
  const start = await checkSignIn(server, options.blocked);
  if (server.token === undefined) return start;
  const menu = rowsIn(await server.ask('/system/menu/user'));
  const switches = await switchesOf(server);
  const without = leftOut(switches.has);
  const isWanted = (one: Operation) =>
    options.all || (!without.has(one.path) && (options.only !== undefined || isAskedFor(one, screensOf(menu))));
  const { result, known } = await checkDictionaries(server, contract);
  const answers: Answers = new Map();
  const reads = await checkReads({ server, contract, known, answers, switches });
  const writes = options.write ? await checkWrites(server, contract) : [];
  // Changes are sent without a token only if the server has refused reading without one.
  const isGuarded = !start.results.some(fails);
  const strangers = options.write && isGuarded ? await checkStrangers(server, contract.operations) : [];
  const roles = await checkRoles(server.target, contract, options.roles ?? [], answers);
  const done = [...start.results, ...(result ? [result] : []), ...reads, ...writes];
  const tried = new Set(['POST /auth/logout', ...done.map(({ call }) => call)]);
  const presence = await checkPresence(server, contract, tried);
  const out = await checkSignOut(server);
  const wanted = new Set(contract.operations.filter(isWanted).map(({ method, path }) => `${method} ${path}`));
  const results = [...done, ...out, ...presence, ...strangers, ...roles].map((one) =>
    one.outcome === 'missing' && !wanted.has(one.call) ? { ...one, outcome: 'beyond' as const } : one,
  );
  return { results, isShut: false };
}
