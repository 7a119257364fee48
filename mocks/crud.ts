import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { type Call, may, secured } from './access';
import { bodyRules, type Fields } from './body';
import { type CallFacts, withFacts } from './facts';
import { answerList, type ListRules } from './query';
import { inTurn } from './inTurn';
import { historyOf, type Recorded } from './writes/history';
import { aboutRow } from './writes/operationLog';
import { api, bodyOf, fail, ok, refuse, timestamp } from './respond';
import { maskedRow, type Secrets, withoutMasks } from './secrets';
import type { Table } from './table';

/** The standard endpoints of a resource (docs/contract#3.1). */
type Verb = 'list' | 'get' | 'save' | 'update' | 'remove' | 'status';

/** A write that matches the schema. `row` is the record before the write, undefined for a new record. */
export interface Change<Row> {
  verb: 'save' | 'update' | 'remove' | 'status';
  row?: Row;
  /** The fields to store; empty for the verb `remove`. */
  next: Partial<Row>;
  call: Call;
}

/**
 * The definition of a resource. `path`, `table` and `permission` are required. The other properties override the
 * defaults of RuoYi backends.
 */
export interface Resource<Row extends object> extends ListRules<Row> {
  path: string;
  table: Table<Row>;
  /** The permission prefix, `module:entity`. Each verb requires its own action with this prefix. */
  permission: string;
  /** The available verbs; all six by default. */
  verbs?: readonly Verb[];
  /** Overrides the permission of a verb. With null, the verb is available to every signed-in user. */
  permissions?: Partial<Record<Verb, string | null>>;
  /** True if rows are removed by `POST /remove/{ids}` instead of `POST /remove?ids=`. */
  removeByPath?: boolean;
  /** Fields that are required in a body although the schema makes them optional. */
  required?: readonly (keyof Row & string)[];
  /** Fields of the schema that a client cannot write, in addition to the id and the audit fields. */
  readOnly?: readonly (keyof Row & string)[];
  /** Fields masked in lists. A single record shows them to users who may edit it, unless `maskRecord` is set. */
  secrets?: Secrets<Row>;
  /** Returns a message that explains why a record with this id does not exist; undefined for the usual message. */
  missing?: (id: string | undefined) => Promise<string | undefined>;
  /** True if a single record is masked for everyone, so that only the reveal call returns the value. */
  maskRecord?: boolean;
  /** Records who changed which fields. `also` lists fields that another call changes. */
  history?: Pick<Recorded<Row>, 'names'> & { also?: readonly (keyof Row & string)[] };
  /** Unique fields, each with the message for a duplicate. */
  unique?: Partial<Record<keyof Row & string, (value: string, change: Change<Row>) => string>>;
  /** The final check of a write; returns the message of a refusal. */
  refuses?: (change: Change<Row>) => string | undefined | Promise<string | undefined>;
  /** Returns additional fields for a new row, which has its id already. */
  fresh?: (next: Partial<Row>, call: Call) => Partial<Row> | Promise<Partial<Row>>;
  /** Returns additional fields for the answer to a save, which are not stored. */
  answer?: (row: Row) => object;
  /** Called after a write. */
  after?: (change: Change<Row>) => Promise<void>;
  /** Maps stored rows to what the caller may see, before they are filtered and sorted. Called once per response. */
  seenBy?: (call: Call) => Promise<(row: Row) => Row>;
  /** Maps stored rows to what the server returns. Called once per response. */
  presenter?: (call: Call) => ((row: Row) => object) | Promise<(row: Row) => object>;
}

export { inTurn };

/** The message for a record that does not exist. */
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

const lists = new Map<string, { permission: string; needed: string; answer: Answer }>();

/** Returns the list with this path and its permission; undefined if its rows depend on more than the permission. */
export const listOf = (path: string) => lists.get(path);

/** The handlers of a resource with the paths of RuoYi backends: list, get, save, update, remove and status. */
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
    const answer = async (call: Call) => {
      const show = await presenter(call);
      const masked = (row: Row) => maskedRow(show(row), resource.secrets);
      const seen = (await resource.seenBy?.(call)) ?? ((row: Row) => row);
      return answerList((await table.all()).map(seen), call.query, resource, masked, call);
    };
    handlers.push(http.get(api(`${path}/list`), secured(permission('list'), answer)));
    const needed = permission('list');
    if (needed !== null) lists.set(path, { permission: resource.permission, needed, answer });
  }
  if (has('get')) {
    const answer = async (call: Call) => {
      const row = await table.find(call.params.id);
      if (!row) {
        const message = await resource.missing?.(call.params.id);
        return message === undefined ? fail(MISSING, 404) : fail(message);
      }
      const seen = (await resource.seenBy?.(call)) ?? ((one: Row) => one);
      const shown = (await presenter(call))(seen(row));
      const isWhole = !resource.maskRecord && resource.secrets && (await may(call.user, `${resource.permission}:edit`));
      return ok(isWhole ? shown : maskedRow(shown, resource.secrets));
    };
    handlers.push(http.get(api(`${path}/get/:id`), secured(permission('get'), answer)));
  }
  if (resource.history) {
    const { names, also = [] } = resource.history;
    const editable = has('update') ? [...Object.keys(bodyRules(resource).schema.shape), ...also] : [];
    handlers.push(historyOf({ ...resource, names, editable, permission: permission('get') }));
  }
  const writes = writesOf(resource);
  const bodies = bodiesOf(resource);
  for (const verb of POSTS) {
    const address = verb === 'remove' && resource.removeByPath ? `${path}/remove/:ids` : `${path}/${verb}`;
    if (has(verb))
      handlers.push(http.post(api(address), withFacts(secured(permission(verb), writes[verb]), bodies[verb])));
  }
  return handlers;
}

/** The request body of each write of a resource, to be described in docs/openapi.json. */
function bodiesOf<Row extends object>(resource: Resource<Row>): Record<(typeof POSTS)[number], CallFacts> {
  const { idKey, schema: row } = resource.table;
  const { schema, required } = bodyRules(resource);
  const id = z.object({ [idKey]: row.shape[idKey] });
  const revision = 'updateTime' in row.shape ? { updateTime: row.shape.updateTime as z.ZodType } : {};
  const status = schema.pick('status' in schema.shape ? { status: true } : {});
  return {
    // A new record may have the id 0 or no id.
    save: { body: { schema: schema.extend(id.partial().shape), required } },
    update: { body: { schema: id.extend({ ...schema.partial().shape, ...revision }), required: [idKey] } },
    status: { body: { schema: id.extend(status.shape), required: [idKey, 'status'] } },
    remove: {},
  };
}

type Answer = (call: Call) => Promise<Response>;

/** The writes of a resource, run one after another, for endpoints whose paths differ from those of `crud`. */
export function writesOf<Row extends object>(resource: Resource<Row>): Record<(typeof POSTS)[number], Answer> {
  const { save, update, status, remove } = plainWrites(resource);
  return { save: inTurn(save), update: inTurn(update), status: inTurn(status), remove: inTurn(remove) };
}

/** Returns the checks for a write that matches the schema. They throw a refusal if the write is not allowed. */
export const checkOf =
  <Row extends object>({ table, unique, refuses }: Resource<Row>) =>
  async (change: Change<Row>): Promise<void> => {
    for (const [field, words] of Object.entries(unique ?? {}) as [
      keyof Row & string,
      (value: string, change: Change<Row>) => string,
    ][]) {
      const value = change.next[field];
      if (value === undefined || value === null || value === '') continue;
      const others = (await table.all()).filter((row) => !change.row || row[table.idKey] !== change.row[table.idKey]);
      if (others.some((row) => String(row[field]) === String(value))) refuse(words(String(value), change));
    }
    const words = await refuses?.(change);
    if (words) refuse(words);
  };

function plainWrites<Row extends object>(resource: Resource<Row>): Record<(typeof POSTS)[number], Answer> {
  const { table } = resource;
  const rules = bodyRules(resource);

  const check = checkOf(resource);

  async function existing(id: unknown): Promise<Row> {
    return (await table.find(id)) ?? refuse(MISSING);
  }

  async function change(verb: 'update' | 'status', body: Fields, sent: Partial<Row>, call: Call): Promise<Response> {
    const row = await existing(body[table.idKey]);
    refuseOutdated(row, body);
    Object.assign(call.about, aboutRow(row));
    const next = withoutMasks(sent, row, resource.secrets);
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
      const fresh = await resource.fresh?.({ ...next, ...id }, call);
      const row = await table.insert({ ...stamp(table.schema.shape, 'create', call), ...next, ...fresh, ...id } as Row);
      call.about.id = row[table.idKey];
      await resource.after?.(write);
      return ok({ [table.idKey]: row[table.idKey], ...resource.answer?.(row) });
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
      call.about.records = writes.map(({ row }) => aboutRow(row ?? {}));
      for (const write of writes) await check(write);
      for (const write of writes) {
        await table.remove(write.row?.[table.idKey]);
        await resource.after?.(write);
      }
      return ok();
    },
  };
}

/** Refuses a change if the record has changed since the client read it. Without `updateTime`, the change overwrites. */
function refuseOutdated(row: { updateTime?: unknown }, { updateTime }: Fields): void {
  if (updateTime && row.updateTime && updateTime !== row.updateTime) refuse('记录已被他人修改，请确认后重新保存', 409);
}

/** The user and time of the creation or change, for schemas that have these fields. */
function stamp(shape: Fields, act: 'create' | 'update', { user }: Call): Fields {
  const stamped = { [`${act}By`]: user.loginName, [`${act}Time`]: timestamp() };
  return Object.fromEntries(Object.entries(stamped).filter(([field]) => field in shape));
}
