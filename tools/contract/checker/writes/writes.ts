import type { Contract, Operation } from '../contract';
import { resultOf } from '../reads';
import { problem, type Result } from '../result';
import { type Reply, type Row, rowsIn, type Server } from '../server';
import { gone, refusal, stored } from './compare';
import { type Trial, trialsOf, uniqueOf } from './trials';

/** The data that all steps of a trial share. */
interface Trying {
  server: Server;
  contract: Contract;
  trial: Trial;
  mark: string;
}

/** Creates, reads, changes and removes a record of each harmless kind. Reports records that could not be removed. */
export async function checkWrites(server: Server, contract: Contract): Promise<Result[]> {
  const mark = Date.now().toString(36).slice(-5);
  const results: Result[] = [];
  for (const trial of await trialsOf(server, contract))
    results.push(...(await tryOut({ server, contract, trial, mark })));
  // An invented record may break a rule of the server. If the records of all kinds are refused, saving does not work.
  const isAllRefused = results.length > 0 && results.every(({ outcome }) => outcome === 'unknown');
  return isAllRefused
    ? results.map((one) => ({ ...one, outcome: 'differs', problems: [problem('', 'code 0', one.words)] }))
    : results;
}

async function tryOut(trying: Trying): Promise<Result[]> {
  const { trial, mark } = trying;
  const { save, update, remove, get, id } = trial;
  const make = trial.make(`${mark}1`);
  const reply = await post(trying, save.path, make);
  const call = `POST ${save.path}`;
  if (reply.kind === 'refused')
    return [{ call, outcome: 'unknown', problems: [], words: `the checker's record was refused: ${reply.words}` }];
  const made = resultOf(save, reply, trying.contract);
  const first = await found(trying, make);
  if (!first) {
    if (made.outcome === 'ok') made.problems.push(problem('', 'the record in its list', 'nothing'));
    return [settled(made)];
  }
  const key = String(first[id]);
  trying.server.made.add(key);
  made.problems.push(...stored(make, await whole(trying, first)), ...(await invalid(trying)));
  const changed = await changes(trying, first);
  const removed = await removes(trying, key, make);
  const results = [made, changeResult(update, changed, made), changeResult(remove, removed, made)].map(settled);
  if (!get) return results;
  const problems = gone(await trying.server.ask(`${trial.path}/get/${key}`));
  const words = 'the product names the record and who removed it';
  const outcome = problems.length > 0 ? 'differs' : 'ok';
  return [...results, { call: `GET ${get.path} of a removed record`, outcome, problems, words }];
}

const changeResult = ({ path }: Operation, problems: Result['problems'], { words }: Result): Result => ({
  call: `POST ${path}`,
  outcome: 'ok',
  problems,
  words,
});

const settled = (result: Result): Result =>
  result.outcome === 'ok' && result.problems.length > 0 ? { ...result, outcome: 'differs' } : result;

const post = ({ server }: Trying, address: string, body: Row): Promise<Reply> => server.ask(address, { body });

/** Finds the record in its list, by the first text with the mark. */
async function found({ server, trial }: Trying, { [trial.marked[0]]: name }: Row): Promise<Row | undefined> {
  const [field] = trial.marked;
  const filter = trial.list.filters.some((one) => one.name === field)
    ? `&${field}=${encodeURIComponent(String(name))}`
    : '';
  const rows = rowsIn(await server.ask(`${trial.path}/list?pageNum=1&pageSize=1000${filter}`));
  return rows.find((row) => row[field] === name);
}

/** Returns the whole record, or its row in the list. */
async function whole({ server, trial }: Trying, row: Row): Promise<Row> {
  const reply = trial.get && (await server.ask(`${trial.path}/get/${String(row[trial.id])}`));
  return reply?.kind === 'data' ? ((reply.data as Row | null) ?? {}) : row;
}

/** Sends saves that must be refused: without a required field, with a text that is too long, with a name in use. */
async function invalid(trying: Trying): Promise<Result['problems']> {
  const { trial, mark } = trying;
  const { sent } = trial.save;
  const make = trial.make(`${mark}2`);
  const problems: Result['problems'] = [];
  const refused = async (body: Row, field: string, expected: string) => {
    const reply = await post(trying, trial.save.path, body);
    problems.push(...refusal(reply, field, expected));
    if (reply.kind === 'data') problems.push(...(await takeBack(trying, body, reply)));
  };
  for (const field of sent.required ?? []) {
    const { [field]: _left, ...others } = make;
    await refused(others, field, `a refusal without ${field}`);
  }
  for (const field of trial.marked) {
    const { maxLength = 0 } = sent.properties?.[field] ?? {};
    const text = String(make[field]);
    await refused({ ...make, [field]: text.repeat(maxLength).slice(-maxLength - 1) }, field, `at most ${maxLength}`);
  }
  const taken = trial.make(`${mark}1`);
  for (const field of uniqueOf(trial))
    await refused({ ...make, [field]: taken[field] }, field, 'a refusal of a name that is taken');
  return problems;
}

/** Removes a record that the server should have refused. */
async function takeBack(trying: Trying, body: Row, { data }: Reply & { kind: 'data' }): Promise<Result['problems']> {
  const { trial, server } = trying;
  const id = (data as Row | null)?.[trial.id];
  const rows = rowsIn(await server.ask(`${trial.path}/list?pageNum=1&pageSize=1000`));
  const first = rows.find((row) => String(row[trial.id]) === String(id));
  const own =
    first ??
    rows.find((row) =>
      trial.marked.some((name) => String(body[name] ?? '').endsWith(`${trying.mark}2`) && row[name] === body[name]),
    );
  if (!own || server.made.has(String(own[trial.id]))) return [];
  const address = addressOf(trial, String(own[trial.id]));
  const { kind } = await post(trying, address, {});
  return kind === 'data' ? [] : [problem('', 'nothing left', `${trial.path} still has ${String(own[trial.id])}`)];
}

const addressOf = ({ remove, path }: Trial, ids: string) =>
  remove.path.endsWith('{ids}') ? `${path}/remove/${ids}` : `${path}/remove?ids=${ids}`;

/** Changes one field: with the record's `updateTime`, with an outdated one, and again with the current one. */
async function changes(trying: Trying, first: Row): Promise<Result['problems']> {
  const { trial, mark } = trying;
  const [name] = trial.marked;
  const before = await whole(trying, first);
  const body = (row: Row, value: unknown, time: unknown = row.updateTime) => ({
    [trial.id]: first[trial.id],
    [name]: value,
    ...(time !== null && time !== undefined && { updateTime: time }),
  });
  const problems: Result['problems'] = [];
  const change = async (row: Row, value: unknown): Promise<Row> => {
    const reply = await post(trying, trial.update.path, body(row, value));
    if (reply.kind !== 'data') {
      problems.push(problem('', 'code 0', 'words' in reply ? reply.words : 'a file'));
      return row;
    }
    const now = await whole(trying, (await found(trying, { [name]: value })) ?? first);
    const sent = Object.keys(trial.save.sent.properties ?? {}).filter((field) => field !== trial.id && field in row);
    problems.push(...stored({ ...Object.fromEntries(sent.map((field) => [field, row[field]])), [name]: value }, now));
    return now;
  };
  const [second, third] = [trial.make(`${mark}3`)[name], trial.make(`${mark}4`)[name]];
  const now = await change(before, second);
  if (problems.length > 0) return problems;
  const isTimed = typeof now.updateTime === 'string' || typeof now.updateTime === 'number';
  if (!isTimed) problems.push(problem('updateTime', 'the time of the change', 'none'));
  else {
    const outdated = await post(trying, trial.update.path, body(now, third, '2000-01-01 00:00:00'));
    problems.push(...refusal(outdated, 'updateTime', 'a refusal of an outdated updateTime'));
  }
  // Restores the first name, because the record is found by it.
  await change(await whole(trying, (await found(trying, { [name]: second })) ?? now), before[name]);
  return problems;
}

/** Removes the record and checks the answers to requests for a record that no longer exists. */
async function removes(trying: Trying, key: string, make: Row): Promise<Result['problems']> {
  const { trial, server, mark } = trying;
  const problems: Result['problems'] = [];
  const reply = await post(trying, addressOf(trial, key), {});
  if (reply.kind !== 'data') problems.push(problem('', 'code 0', 'words' in reply ? reply.words : 'a file'));
  if (await found(trying, make)) return [problem('', 'nothing left', `${trial.path} still has ${key}`), ...problems];
  const [name] = trial.marked;
  const late = await post(trying, trial.update.path, { [trial.id]: key, [name]: make[name] });
  problems.push(...refusal(late, trial.id, 'a refusal to change a removed record'));
  if (trial.remove.path.endsWith('{ids}')) return problems;
  const again = trial.make(`${mark}5`);
  await post(trying, trial.save.path, again);
  const row = await found(trying, again);
  if (!row) return problems;
  const other = String(row[trial.id]);
  server.made.add(other);
  // A server may reuse the id of a removed record for the next one.
  const both = await post(trying, addressOf(trial, other === key ? other : `${other},${key}`), {});
  const isLeft = (await found(trying, again)) !== undefined;
  if ((both.kind === 'data') === isLeft)
    problems.push(
      problem('ids', 'all records removed, or none', isLeft ? 'code 0, and one left' : 'a refusal, and one removed'),
    );
  if (isLeft) await post(trying, addressOf(trial, other), {});
  return problems;
}
