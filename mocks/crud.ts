import { http, type RequestHandler } from 'msw';
import { type Call, secured } from './access';
import { bodyRules, type Fields } from './body';
import { answerList, type ListRules } from './query';
import { api, bodyOf, fail, ok, refuse, timestamp } from './respond';
import type { Table } from './table';

/** What a resource can be asked to do (docs/contract#3.1). */
type Verb = 'list' | 'get' | 'save' | 'update' | 'remove' | 'status';

/** A write that has passed the schema; `row` is the record as it was, absent for a new one. */
export interface Change<Row> {
  verb: 'save' | 'update' | 'remove' | 'status';
  row?: Row;
  /** What is to be stored of it; empty for `remove`. */
  next: Partial<Row>;
  call: Call;
}

/** What one resource is. Only `path`, `table` and `permission` are always told; the rest is what differs from the family's habits. */
export interface Resource<Row extends object> extends ListRules<Row> {
  path: string;
  table: Table<Row>;
  /** The permission area, `module:entity`; each verb asks for its action of it. */
  permission: string;
  /** The verbs it has; all six unless told. */
  verbs?: readonly Verb[];
  /** Verbs with another permission than the usual action; null asks only for a sign-in. */
  permissions?: Partial<Record<Verb, string | null>>;
  /** Removed by `POST /remove/{ids}` instead of `?ids=`. */
  removeByPath?: boolean;
  /** Fields that may not be empty although the schema lets rows lack them. */
  required?: readonly (keyof Row & string)[];
  /** Fields of the schema that a client never writes, beside the id and the audit fields. */
  readOnly?: readonly (keyof Row & string)[];
  /** Fields no two rows may share, with the words of the refusal. */
  unique?: Partial<Record<keyof Row & string, (value: string, change: Change<Row>) => string>>;
  /** The last word on a write: words of refusal, or nothing. */
  refuses?: (change: Change<Row>) => string | undefined | Promise<string | undefined>;
  /** Fields a new row gets beside those sent. */
  fresh?: (next: Partial<Row>, call: Call) => Partial<Row> | Promise<Partial<Row>>;
  /** Something to do after a write. */
  after?: (change: Change<Row>) => Promise<void>;
  /** Makes what leaves the server out of the stored rows; called once per answer. */
  presenter?: (call: Call) => ((row: Row) => object) | Promise<(row: Row) => object>;
}

/** The words for a record that is not there. */
export const MISSING = '记录不存在或已被删除';

const ACTIONS: Record<Verb, string> = {
  list: 'list',
  get: 'list',
  save: 'add',
  update: 'edit',
  remove: 'remove',
  status: 'edit',
};
const POSTS = ['save', 'update', 'remove', 'status'] as const;

/** The handlers of one resource: list, get, save, update, remove and status in the family's form. */
export function crud<Row extends object>(resource: Resource<Row>): RequestHandler[] {
  const { path, table } = resource;
  const has = (verb: Verb) => resource.verbs?.includes(verb) ?? true;
  const permission = (verb: Verb) => {
    const other = resource.permissions?.[verb];
    return other === undefined ? `${resource.permission}:${ACTIONS[verb]}` : other;
  };
  const presenter = async (call: Call) => (await resource.presenter?.(call)) ?? ((row: Row) => row);
  const handlers: RequestHandler[] = [];
  if (has('list')) {
    const answer = async (call: Call) => answerList(await table.all(), call.query, resource, await presenter(call));
    handlers.push(http.get(api(`${path}/list`), secured(permission('list'), answer)));
  }
  if (has('get')) {
    const answer = async (call: Call) => {
      const row = await table.find(call.params.id);
      return row ? ok((await presenter(call))(row)) : fail(MISSING);
    };
    handlers.push(http.get(api(`${path}/get/:id`), secured(permission('get'), answer)));
  }
  const writes = writesOf(resource);
  for (const verb of POSTS) {
    const address = verb === 'remove' && resource.removeByPath ? `${path}/remove/:ids` : `${path}/${verb}`;
    if (has(verb)) handlers.push(http.post(api(address), secured(permission(verb), writes[verb])));
  }
  return handlers;
}

type Answer = (call: Call) => Promise<Response>;

let lastWrite: Promise<unknown> = Promise.resolve();

/** One write after the other, as a database would: two that arrive together cannot both find a name free. */
export function inTurn(answer: Answer): Answer {
  return (call) => {
    const write = lastWrite.then(() => answer(call));
    lastWrite = write.catch(() => undefined);
    return write;
  };
}

/** The writes of a resource, each in its turn, for endpoints of other names. */
export function writesOf<Row extends object>(resource: Resource<Row>): Record<(typeof POSTS)[number], Answer> {
  const { save, update, status, remove } = plainWrites(resource);
  return { save: inTurn(save), update: inTurn(update), status: inTurn(status), remove: inTurn(remove) };
}

function plainWrites<Row extends object>(resource: Resource<Row>): Record<(typeof POSTS)[number], Answer> {
  const { table } = resource;
  const rules = bodyRules(resource);

  async function check(change: Change<Row>): Promise<void> {
    for (const [field, words] of Object.entries(resource.unique ?? {}) as [
      keyof Row & string,
      (value: string, change: Change<Row>) => string,
    ][]) {
      const value = change.next[field];
      if (value === undefined || value === null || value === '') continue;
      const others = (await table.all()).filter((row) => !change.row || row[table.idKey] !== change.row[table.idKey]);
      if (others.some((row) => String(row[field]) === String(value))) refuse(words(String(value), change));
    }
    const words = await resource.refuses?.(change);
    if (words) refuse(words);
  }

  async function existing(id: unknown): Promise<Row> {
    return (await table.find(id)) ?? refuse(MISSING);
  }

  async function change(verb: 'update' | 'status', body: Fields, next: Partial<Row>, call: Call): Promise<Response> {
    const row = await existing(body[table.idKey]);
    const write = { verb, row, next, call };
    await check(write);
    await table.update(row[table.idKey], { ...next, ...stamp(table.schema.shape, 'update', call) });
    await resource.after?.(write);
    return ok();
  }

  return {
    save: async (call) => {
      const next = rules.forNew(await bodyOf(call.request));
      const write: Change<Row> = { verb: 'save', next, call };
      await check(write);
      const id = { [table.idKey]: await table.nextId() };
      const fresh = await resource.fresh?.(next, call);
      const row = await table.insert({ ...stamp(table.schema.shape, 'create', call), ...next, ...fresh, ...id } as Row);
      await resource.after?.(write);
      return ok({ [table.idKey]: row[table.idKey] });
    },
    update: async (call) => {
      const body = await bodyOf(call.request);
      return change('update', body, rules.forChange(body), call);
    },
    status: async (call) => {
      const body = await bodyOf(call.request);
      const next = rules.forChange({ status: body.status ?? '' });
      return change('status', body, next, call);
    },
    remove: async (call) => {
      const ids = [...new Set((call.params.ids ?? call.query.get('ids') ?? '').split(',').filter(Boolean))];
      if (ids.length === 0) refuse('没有选择数据');
      const writes: Change<Row>[] = [];
      for (const id of ids) writes.push({ verb: 'remove', row: await existing(id), next: {}, call });
      for (const write of writes) await check(write);
      for (const write of writes) {
        await table.remove(write.row?.[table.idKey]);
        await resource.after?.(write);
      }
      return ok();
    },
  };
}

/** Who made or changed a row, and when, as far as its schema has the fields. */
function stamp(shape: Fields, act: 'create' | 'update', { user }: Call): Fields {
  const stamped = { [`${act}By`]: user.loginName, [`${act}Time`]: timestamp() };
  return Object.fromEntries(Object.entries(stamped).filter(([field]) => field in shape));
}
