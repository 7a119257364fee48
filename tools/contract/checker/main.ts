import type { Contract } from './contract';
import { contractOf } from './contract';
import { checkReads } from './reads';
import { junit, markdown } from './report';
import { fails, type Result } from './result';
import { Server, type Target } from './server';
import { checkPresence, checkSignIn } from './signIn';
import { checkWrites } from './writes';

/** A server held against the contract. */
export interface Verdict {
  results: Result[];
  failed: Result[];
  markdown: string;
  junit: string;
}

interface Options {
  /** Makes, changes and removes records of its own too. */
  write?: boolean;
  /** The beginnings of the paths to check, `/system/user`; all of them by default. */
  only?: readonly string[];
}

/** Holds a server against `docs/openapi.json`: signs in, asks for everything that reads, looks if the rest is there. */
export async function checkServer(target: Target, document: unknown, options: Options = {}): Promise<Verdict> {
  const { write = false, only = ['/'] } = options;
  const whole = contractOf(document);
  const operations = whole.operations.filter(({ path }) => only.some((start) => path.startsWith(start)));
  const results = await run(new Server(target), { ...whole, operations }, write);
  return { results, failed: results.filter(fails), markdown: markdown(target.base, results), junit: junit(results) };
}

async function run(server: Server, contract: Contract, write: boolean): Promise<Result[]> {
  const start = await checkSignIn(server);
  if (server.token === undefined) return start;
  const reads = await checkReads(server, contract);
  const writes = write ? await checkWrites(server, contract) : [];
  const tried = new Set([...start, ...writes].map(({ call }) => call));
  // Without a token nothing may happen, or the calls would not be harmless.
  const guarded = !start.some(fails);
  return [...start, ...reads, ...writes, ...(guarded ? await checkPresence(server, contract, tried) : [])];
}
