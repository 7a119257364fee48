import type { Contract } from './contract';
import type { Difference } from './differences';
import { resultOf } from './reads';
import { problem, type Result } from './result';
import { type Row, rowsOf, type Server } from './server';

/** A record the checker creates, changes and removes again. */
interface Trial {
  path: string;
  id: string;
  make: Row;
  change: Row;
  /** The filter that finds the record in its list. */
  by: string;
}

/** Records without relations to other records; `mark` makes their names unique. */
const trials = (mark: string): Trial[] => [
  {
    path: '/system/dict/type',
    id: 'dictId',
    make: { dictName: `Check ${mark}`, dictType: `check_${mark}`, status: '0', remark: '' },
    change: { dictName: `Checked ${mark}` },
    by: 'dictType',
  },
  {
    path: '/system/config',
    id: 'configId',
    make: { configName: `Check ${mark}`, configKey: `check.${mark}`, configValue: '1', configType: 'N', remark: '' },
    change: { configValue: '2' },
    by: 'configKey',
  },
  {
    path: '/biz/base/benefitTag',
    id: 'id',
    make: { tagName: `C${mark}`, tagType: '1', sort: 999, status: '0' },
    change: { sort: 998 },
    by: 'tagName',
  },
];

/** Creates, reads, changes and removes a record of each kind. Reports records that could not be removed. */
export async function checkWrites(server: Server, contract: Contract): Promise<Result[]> {
  const mark = Date.now().toString(36).slice(-6);
  const results: Result[] = [];
  const paths = new Set(contract.operations.map(({ path }) => path.replace('/{ids}', '')));
  const known = trials(mark).filter(({ path }) =>
    ['list', 'save', 'update', 'remove'].every((verb) => paths.has(`${path}/${verb}`)),
  );
  for (const trial of known) results.push(...(await tryOut(server, contract, trial)));
  return results;
}

async function tryOut(server: Server, contract: Contract, trial: Trial): Promise<Result[]> {
  const { path, id, make, change } = trial;
  const made = await post(server, contract, `${path}/save`, make);
  const first = await find(server, trial);
  if (!first) {
    if (made.outcome === 'ok') made.problems.push(problem('', 'the record in its list', 'nothing'));
    return [settled(made)];
  }
  made.problems.push(...compared(make, first));
  const key = first[id];
  const changed = await post(server, contract, `${path}/update`, { ...make, ...change, [id]: key });
  if (changed.outcome === 'ok') changed.problems.push(...compared(change, (await find(server, trial)) ?? {}));
  const byPath = contract.operations.some((one) => one.path === `${path}/remove/{ids}`);
  const address = byPath ? `${path}/remove/${String(key)}` : `${path}/remove?ids=${String(key)}`;
  const removed = await post(server, contract, address, {}, byPath ? `${path}/remove/{ids}` : `${path}/remove`);
  if (await find(server, trial)) removed.problems.push(problem('', 'nothing left', `${path} still has ${String(key)}`));
  return [made, changed, removed].map(settled);
}

const settled = (result: Result): Result =>
  result.outcome === 'ok' && result.problems.length > 0 ? { ...result, outcome: 'differs' } : result;

async function post(server: Server, contract: Contract, address: string, body: Row, named = address): Promise<Result> {
  const reply = await server.ask(address, { body });
  const one = contract.operations.find(({ method, path }) => method === 'POST' && path === named);
  if (!one) throw new Error(`the contract has no POST ${named}`);
  return resultOf(one, reply, contract);
}

/** Finds the checker's record in its list. */
async function find(server: Server, { path, by, make }: Trial): Promise<Row | undefined> {
  const reply = await server.ask(`${path}/list?pageNum=1&pageSize=100&${by}=${encodeURIComponent(String(make[by]))}`);
  return reply.kind === 'data' ? rowsOf(reply.data)?.find((row) => row[by] === make[by]) : undefined;
}

/** The fields that were sent but not stored. */
const compared = (sent: Row, seen: Row): Difference[] =>
  Object.entries(sent)
    .filter(([field, value]) => value !== '' && String(seen[field]) !== String(value))
    .map(([field, value]) => problem(field, JSON.stringify(value), JSON.stringify(seen[field]) ?? 'missing'));
