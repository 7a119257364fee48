import { type Contract, contractOf, type Operation } from './contract';
import { checkDictionaries } from './dictionaries';
import { screensOf } from './menu';
import { checkPresence, checkStrangers } from './presence';
import { type Answers, checkReads } from './reads';
import { junit, markdown } from './report';
import { fails, type Result } from './result';
import { checkRoles, type Person } from './roles';
import { isAskedFor } from './scope';
import { rowsIn, Server, type Target } from './server';
import { checkSignIn, checkSignOut } from './session';
import { checkWrites } from './writes';

/** A server held against the contract. */
export interface Verdict {
  results: Result[];
  failed: Result[];
  markdown: string;
  junit: string;
  /** True where it could not be asked: no answer, or the account was refused. */
  isShut: boolean;
}

interface Options {
  /** Makes, changes and removes records of its own, and sends changes without a token. */
  write?: boolean;
  /** The beginnings of the paths to check, `/system/user`; what the server's menu asks for by default. */
  only?: readonly string[];
  /** Checks the calls of every screen, not only those of the server's menu. */
  all?: boolean;
  /** An account that must not get in. */
  blocked?: Person;
  /** Accounts that try the calls they lack the permission for. */
  roles?: readonly Person[];
}

/** The beginnings in `only` that no path of the contract has. */
export const unknownPaths = (document: unknown, only: readonly string[]): string[] => {
  const { operations } = contractOf(document);
  return only.filter((start) => !operations.some(({ path }) => path.startsWith(start)));
};

/** Holds a server against `docs/openapi.json`: signs in, asks for everything that reads, looks if the rest is there. */
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
  const isWanted = (one: Operation) => options.all || options.only !== undefined || isAskedFor(one, screensOf(menu));
  const { result, known } = await checkDictionaries(server, contract);
  const answers: Answers = new Map();
  const reads = await checkReads({ server, contract, known, answers });
  const writes = options.write ? await checkWrites(server, contract) : [];
  // Without a token nothing may happen: a server that lets strangers read is not sent changes on top of it.
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
