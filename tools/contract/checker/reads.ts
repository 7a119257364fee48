import type { Contract, Operation } from './contract';
import { type Difference, differences } from './differences';
import { problem, type Result } from './result';
import { secretProblems } from './secrets';
import { type Reply, rowsOf, type Server } from './server';

/** Rows asked for at once: enough to compare, few enough for a large table. */
const ROWS = 5;

/** What is not asked for, and why. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  '/system/accounts/switch_comp': 'would change the company of the account',
  '/auth/social/wechat/callback': 'needs a code of WeChat',
};

/** Asks for everything that only reads, lists before their records, and compares every field. */
export async function checkReads(server: Server, contract: Contract): Promise<Result[]> {
  const reads = contract.operations.filter(({ method }) => method === 'GET');
  const answers = new Map<string, unknown>();
  const results: Result[] = [];
  let waiting = reads;
  while (waiting.length > 0) {
    const ready = waiting.filter((one) =>
      sourcesOf(one).every((path) => !waiting.some((other) => other.path === path)),
    );
    // Calls that wait for each other would wait for ever.
    for (const one of ready.length > 0 ? ready : waiting) results.push(await checkRead(server, contract, one, answers));
    waiting = ready.length > 0 ? waiting.filter((one) => !ready.includes(one)) : [];
  }
  return results;
}

const sourcesOf = ({ parameters }: Operation) => parameters.flatMap((one) => one['x-from']?.split(' ')[0] ?? []);

async function checkRead(
  server: Server,
  contract: Contract,
  one: Operation,
  answers: Map<string, unknown>,
): Promise<Result> {
  const call = `GET ${one.path}`;
  const reason = NOT_ASKED[one.path];
  const asked = reason === undefined ? addressOf(one, answers) : undefined;
  if (asked === undefined) return { call, outcome: 'unknown', problems: [], words: reason ?? 'no record to ask about' };
  const isPage = one.data?.properties?.records !== undefined;
  const reply = await server.ask(
    isPage ? `${asked.path}?pageNum=1&pageSize=${ROWS}${asked.more}` : asked.path + asked.query,
  );
  if (reply.kind === 'data') answers.set(one.path, reply.data);
  const result = resultOf(one, reply, contract);
  if (reply.kind !== 'data' || one.isFile) return result;
  const extra = isPage
    ? await pagingProblems(server, one, asked, reply.data)
    : recordProblems(one, asked.ids, reply.data);
  const menu = one.path === '/system/menu/user' ? menuProblems(reply.data, contract) : [];
  const secrets = secretProblems(one.path, shownRows(one.path, reply.data));
  const problems = [...result.problems, ...extra, ...menu, ...secrets];
  return { ...result, problems, outcome: problems.length > 0 ? 'differs' : 'ok' };
}

/** The rows that must not carry secrets: those of a list, and a business record, which only `reveal` shows in clear. */
function shownRows(path: string, data: unknown): readonly Record<string, unknown>[] {
  if (path.includes('/list')) return rowsOf(data) ?? [];
  return /^\/biz\/\w+\/get\//.test(path) ? [data as Record<string, unknown>] : [];
}

interface Asked {
  path: string;
  query: string;
  more: string;
  ids: Readonly<Record<string, string>>;
}

/** The address of a call with ids of rows that were answered before; undefined where there are none. */
function addressOf({ path, parameters }: Operation, answers: ReadonlyMap<string, unknown>): Asked | undefined {
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

/** The field of the first row of another call's answer: `/system/role/list roleId`, `… id procDefKey=leave`. */
function fieldAt(source: string, answers: ReadonlyMap<string, unknown>): unknown {
  const [path = '', field = '', filter = ''] = source.split(' ');
  const [name = '', wanted] = filter.split('=');
  return rowsOf(answers.get(path))?.find((row) => !filter || row[name] === wanted)?.[field];
}

/** Compares an answer with the contract. */
export function resultOf(one: Operation, reply: Reply, { schemas }: Pick<Contract, 'schemas'>): Result {
  const call = `${one.method} ${one.path}`;
  const cost =
    one.without ?? (one.screens.length > 0 ? `missing on: ${one.screens.join(', ')}` : 'every screen that asks for it');
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
  return { call, outcome: problems.length > 0 ? 'differs' : 'ok', problems, words: cost };
}

/** The fields of an answer; a list in another of the forms the client reads is compared by its rows. */
function contentProblems({ data = {} }: Operation, seen: unknown, schemas: Contract['schemas']): Difference[] {
  const rows = rowsOf(seen);
  const isPage = data.properties?.records !== undefined;
  const row = isPage ? data.properties?.records?.items : data.items;
  const own = isPage ? typeof seen === 'object' && seen !== null && 'records' in seen : Array.isArray(seen);
  if (!rows || !row || own) return differences(data, seen, schemas);
  const found = differences({ type: 'array', items: row }, rows, schemas);
  return [...found, problem('', isPage ? '{records, total}' : 'a list', Array.isArray(seen) ? 'a list' : 'rows', true)];
}

/** Whether a list is paged as asked: no more rows than wanted, and others on the second page. */
async function pagingProblems(server: Server, { id }: Operation, asked: Asked, data: unknown): Promise<Difference[]> {
  const rows = rowsOf(data) ?? [];
  const total = Number((data as { total?: unknown } | null)?.total ?? rows.length);
  const found: Difference[] = [];
  if (rows.length > ROWS) found.push(problem('records', `${ROWS} rows, as pageSize asks`, `${rows.length} rows`));
  if (total < rows.length) found.push(problem('total', `at least ${rows.length}`, String(total)));
  if (id === undefined || total <= ROWS || rows.length !== ROWS) return found;
  const next = await server.ask(`${asked.path}?pageNum=2&pageSize=${ROWS}${asked.more}`);
  const others = next.kind === 'data' ? (rowsOf(next.data) ?? []) : [];
  const again = others.filter((row) => rows.some((first) => String(first[id]) === String(row[id])));
  if (others.length === 0) found.push(problem('records', 'rows on the second page', 'none'));
  else if (again.length === others.length)
    found.push(problem('records', 'other rows on the second page', 'the same rows'));
  return found;
}

/** Whether a record is the one that was asked for. */
function recordProblems({ id, path }: Operation, ids: Asked['ids'], data: unknown): Difference[] {
  if (id === undefined || !path.endsWith('/get/{id}')) return [];
  const seen = (data as Record<string, unknown> | null)?.[id];
  return String(seen) === ids.id ? [] : [problem(id, ids.id ?? '', String(seen))];
}

const LAYOUTS = new Set(['PageView', 'RouteView', 'BasicLayout', 'BlankLayout', 'UserLayout']);

/** Menu rows whose screens the product does not have. */
function menuProblems(data: unknown, { components }: Contract): Difference[] {
  const rows = (rowsOf(data) ?? []).filter(({ menuType }) => menuType === 'C');
  const keys = rows.map(({ component, menuKey }) => String(component || menuKey));
  const unknown = keys.filter((key) => !components.includes(key) && !LAYOUTS.has(key) && !key.startsWith('http'));
  return unknown.map((key) => problem('[].component', 'a screen of docs/screens.md', key, true));
}
