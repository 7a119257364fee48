import { isRecord } from '@/shared/lib/json';
import type { Contract, Operation } from './contract';
import { type Dictionaries, dictionariesIn, stateProblems } from './dictionaries';
import { type Difference, differences } from './differences';
import type { Switches } from './lists/conditions';
import { isPaged, listOf, pathOfRows } from './lists/list';
import { listProblems } from './lists/lists';
import { menuProblems } from './menu';
import { costOf, problem, type Result } from './result';
import { secretProblems } from './secrets';
import { type Reply, type Row, rowsOf, type Server } from './server';
import { sumProblems } from './lists/sums';

/** Number of rows to fetch at once: enough to compare, few enough for a large table. */
const ROWS = 5;

/** The reasons for calls that are not tried. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  '/system/accounts/switch_comp': 'would change the company of the account',
  '/auth/social/wechat/callback': 'needs a code of WeChat',
  '/auth/social/{provider}/callback': 'needs a code of a provider',
  '/system/social/{provider}/pc_login': 'needs the key of a provider',
  '/biz/review/handover/{id}': 'needs a handover from or to the account',
};

/** The content of answers by the path of their call. The ids for other calls are taken from it. */
export type Answers = Map<string, unknown>;

interface Reading {
  server: Server;
  contract: Contract;
  known: Dictionaries;
  answers: Answers;
  switches: Switches;
}

/** Tries all reading calls, lists before their records, and compares every field. */
export async function checkReads(reading: Reading): Promise<Result[]> {
  const results: Result[] = [];
  let waiting = reading.contract.operations.filter(({ method }) => method === 'GET');
  while (waiting.length > 0) {
    const ready = waiting.filter((one) =>
      sourcesOf(one).every((path) => !waiting.some((other) => other.path === path)),
    );
    // If the remaining calls depend on each other, tries them nevertheless.
    for (const one of ready.length > 0 ? ready : waiting) results.push(await checkRead(reading, one));
    waiting = ready.length > 0 ? waiting.filter((one) => !ready.includes(one)) : [];
  }
  return results;
}

/** Returns the calls to send before this one: the list of a sum, and the lists that provide ids. */
function sourcesOf({ path, parameters }: Operation): string[] {
  const list = path.endsWith('/sum') ? [path.replace(/sum$/, 'list')] : [];
  return [...list, ...parameters.flatMap((one) => one['x-from']?.split(' ')[0] ?? [])];
}

async function checkRead(reading: Reading, one: Operation): Promise<Result> {
  const { server, contract, answers } = reading;
  const call = `GET ${one.path}`;
  const reason = NOT_ASKED[one.path];
  const asked = reason === undefined ? addressOf(one, answers) : undefined;
  if (asked === undefined) return { call, outcome: 'unknown', problems: [], words: reason ?? 'no record to ask about' };
  const reply = await server.ask(
    isPaged(one) ? `${asked.path}?pageNum=1&pageSize=${ROWS}${asked.more}` : asked.path + asked.query,
  );
  if (reply.kind === 'data') answers.set(one.path, reply.data);
  const result = resultOf(one, reply, contract);
  if (reply.kind !== 'data' || one.isFile) return result;
  const problems = [
    ...result.problems,
    ...(await openProblems(server, one, asked.path + asked.query)),
    ...(await furtherProblems(reading, one, asked, reply.data)),
  ];
  return { ...result, problems, outcome: problems.length > 0 ? 'differs' : 'ok' };
}

/** Checks whether the server answers a call without the token that it needs. */
async function openProblems(server: Server, { isOpen }: Operation, address: string): Promise<Difference[]> {
  if (isOpen) return [];
  const { kind } = await server.ask(address, { token: '' });
  return kind === 'data' ? [problem('', 'a refusal without a token', 'the same answer')] : [];
}

/** Finds problems of an answer that do not concern its fields. */
async function furtherProblems(
  { server, contract, known, switches }: Reading,
  one: Operation,
  asked: Asked,
  data: unknown,
): Promise<Difference[]> {
  const rows = shownRows(one, data);
  const at = pathOfRows(one);
  const said = dictionariesIn(rowOf(one) ?? one.data ?? {}, contract.schemas);
  const found = [...secretProblems(one.path, rows, one.masked, at), ...stateProblems(rows, known, at, said)];
  if (one.path === '/system/menu/user') found.push(...menuProblems(rows, contract.components));
  if (one.path.endsWith('/sum')) found.push(...(await sumsOf(server, contract, one)));
  const isList = isPaged(one) || (one.filters.length > 0 && one.data?.type === 'array');
  if (isList && rowsOf(data)) found.push(...(await listProblems(server, one, asked.path + asked.query, switches)));
  return [...found, ...recordProblems(one, asked.ids, data)];
}

async function sumsOf(server: Server, { operations }: Contract, { path }: Operation): Promise<Difference[]> {
  const list = operations.find((one) => one.path === path.replace(/sum$/, 'list'));
  if (!list) return [];
  return sumProblems((await listOf(server, list, list.path)).list, (query) => server.ask(path + query));
}

/** Returns the rows of a list, or the answer itself if it is a record. */
function shownRows(one: Operation, data: unknown): readonly Row[] {
  const rows = rowsOf(data);
  if (rows) return rows;
  return isRecord(data) && !isPaged(one) ? [data] : [];
}

interface Asked {
  path: string;
  query: string;
  more: string;
  ids: Readonly<Record<string, string>>;
}

/** Returns the address of a call, with ids from earlier answers; undefined if there are no such ids. */
export function addressOf({ path, parameters }: Operation, answers: Answers): Asked | undefined {
  const ids: Record<string, string> = {};
  const query = new URLSearchParams();
  for (const { name, in: place, example, 'x-from': source } of parameters) {
    if (name === undefined || (example === undefined && source === undefined)) continue;
    const value = source === undefined ? example : fieldAt(source, answers);
    if (value === undefined || value === null || value === '') return undefined;
    if (place === 'path') ids[name] = String(value);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return {
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
    query: text && `?${text}`,
    more: text && `&${text}`,
    ids,
  };
}

/** Reads a field of an earlier answer's first row, or first matching row: `/act/process/list id procDefKey=leave`. */
function fieldAt(source: string, answers: ReadonlyMap<string, unknown>): unknown {
  const [path = '', field = '', filter = ''] = source.split(' ');
  const [name = '', wanted] = filter.split('=');
  return rowsOf(answers.get(path))?.find((row) => !filter || row[name] === wanted)?.[field];
}

/** Compares the answer to a call with the contract. */
export function resultOf(one: Operation, reply: Reply, { schemas }: Pick<Contract, 'schemas'>): Result {
  const call = `${one.method} ${one.path}`;
  const cost = costOf(one);
  if (reply.kind === 'missing') return { call, outcome: one.without ? 'absent' : 'missing', problems: [], words: cost };
  if (reply.kind === 'forbidden')
    return { call, outcome: 'forbidden', problems: [], words: `the account lacks ${one.permission ?? 'a permission'}` };
  if (reply.kind === 'file' || one.isFile) {
    const fits = reply.kind === 'file' && one.isFile;
    const seen = reply.kind === 'data' || reply.kind === 'file' ? reply.kind : reply.words;
    return {
      call,
      outcome: fits ? 'ok' : 'differs',
      problems: fits ? [] : [problem('', one.isFile ? 'a file' : 'JSON', seen)],
      words: cost,
    };
  }
  if (reply.kind !== 'data')
    return { call, outcome: 'differs', problems: [problem('', 'code 0', reply.words)], words: cost };
  const problems = one.data ? contentProblems(one, reply.data, schemas) : [];
  if (reply.bare) problems.push(problem('', '{code, msg, data}', 'a bare body', true));
  if (!reply.type.includes('json')) problems.push(problem('', 'application/json', reply.type || 'no type', true));
  return { call, outcome: problems.length > 0 ? 'differs' : 'ok', problems, words: cost };
}

const rowOf = ({ data }: Pick<Operation, 'data'>) => data?.properties?.records?.items ?? data?.items;

/** Compares the fields of an answer. If a list has another form that the client can read, its rows are compared. */
function contentProblems({ data = {} }: Operation, seen: unknown, schemas: Contract['schemas']): Difference[] {
  const rows = rowsOf(seen);
  const isPage = data.properties?.records !== undefined;
  const row = rowOf({ data });
  const own = isPage ? typeof seen === 'object' && seen !== null && 'records' in seen : Array.isArray(seen);
  if (!rows || !row || own) return differences(data, seen, schemas);
  const found = differences({ type: 'array', items: row }, rows, schemas);
  return [...found, problem('', isPage ? '{records, total}' : 'a list', Array.isArray(seen) ? 'a list' : 'rows', true)];
}

/** Checks that a record is the one that was requested. */
function recordProblems({ id, path }: Operation, ids: Asked['ids'], data: unknown): Difference[] {
  if (id === undefined || !path.endsWith('/get/{id}')) return [];
  const seen = (data as Record<string, unknown> | null)?.[id];
  return String(seen) === ids.id ? [] : [problem(id, ids.id ?? '', String(seen))];
}
