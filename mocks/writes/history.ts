import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { changeSchema, historySchema } from '@/shared/history/history.api';
import { fieldFacts } from '@/shared/resource/fieldFacts';
import { secured } from '../access';
import { writerNow } from '../inTurn';
import { api, ok, timestamp } from '../respond';
import { maskedRow, type Secrets } from '../secrets';
import { type Change, defineTable, onChange, type Table } from '../table';
import { WHERE } from './operationLog';

type Field<Row> = keyof Row & string;

/** A kind of record with a history. */
export interface Recorded<Row extends object> {
  path: string;
  table: Table<Row>;
  /** The permission to read the history. */
  permission: string | null;
  secrets?: Secrets<Row> | undefined;
  /** The fields that `update` accepts. */
  editable: readonly string[];
  /** For fields that contain ids: the table of the records they refer to, and the field with the name. */
  names?:
    | Partial<
        Record<Field<Row>, readonly [table: { find: (id: unknown) => Promise<object | undefined> }, field: string]>
      >
    | undefined;
}

const historyRow = z.object(historySchema.shape).extend({
  id: z.number(),
  path: z.string(),
  recordId: z.string(),
  changes: z.array(changeSchema),
});

const histories = defineTable({ name: 'histories', idKey: 'id', schema: historyRow, seed: () => [] });

/** Fields that no user enters: who changed a record last, the record's own log, and values that users never see. */
const SILENT =
  /^(?:createBy|createTime|updateBy|updateTime|delFlag|auditLogs|versions|items|password|mustChangePassword|compIds|loginIp|loginDate|parentName|\w+ById|targetId)$/;

/** Max number of entries in an answer. */
const MAX = 200;

// The recorded kinds, by the name of their table. Every write to such a table is recorded, whichever call makes it.
const recorded = new Map<string, Recorded<object>>();
let noted: Promise<unknown> = Promise.resolve();

onChange((change) => {
  const of = recorded.get(change.table);
  const call = writerNow();
  if (!of || !call) return;
  const changes = changesOf(of, change);
  if (changes.length === 0) return;
  const { idKey } = of.table;
  const record = (change.after ?? change.before) as Record<string, unknown>;
  const kind = !change.before ? 'create' : !change.after ? 'remove' : isStatus(changes) ? 'status' : 'edit';
  const { userId, userName } = call.user;
  const entry = { path: of.path, recordId: String(record[idKey]), time: timestamp(), userId, userName, kind, changes };
  const written = noted.then(async () =>
    histories.insert({ ...entry, id: await histories.nextId(), ip: WHERE.operIp, place: WHERE.operLocation }),
  );
  noted = written.catch(() => undefined);
  call.written.push(written.then(({ path, recordId, id }) => ({ recordPath: path, recordId, historyId: id })));
});

const isStatus = (changes: readonly { field: string }[]) => changes.every(({ field }) => /status$/i.test(field));

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Returns the changed fields of a write, with masked values. */
function changesOf({ table, secrets, editable }: Recorded<object>, { before, after }: Change) {
  const [old, now] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>];
  const [oldShown, nowShown] = [maskedRow(old, secrets), maskedRow(now, secrets)] as (typeof old)[];
  return Object.keys(table.schema.shape)
    .filter((field) => field !== table.idKey && !SILENT.test(field))
    .filter((field) => !(isEmpty(old[field]) && isEmpty(now[field])))
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({
      field,
      before: oldShown?.[field] ?? null,
      after: nowShown?.[field] ?? null,
      dict: fieldFacts(table.schema, field).dict,
      canRestore: editable.includes(field) && oldShown?.[field] === old[field],
    }));
}

/** Returns the handler for the history of a kind, and starts to record the history of its records. */
export function historyOf<Row extends object>(of: Recorded<Row>): RequestHandler {
  // The registry accesses rows only by field names of their schema.
  recorded.set(of.table.name, of as unknown as Recorded<object>);
  return http.get(
    api(`${of.path}/history/:id`),
    secured(of.permission, async ({ params }) => {
      await noted;
      const rows = (await histories.all()).filter(({ path, recordId }) => path === of.path && recordId === params.id);
      const newest = rows.toReversed().slice(0, MAX);
      return ok(await Promise.all(newest.map(({ path: _path, recordId: _id, ...entry }) => withNames(of, entry))));
    }),
  );
}

/** Adds the display names of values that are ids. */
async function withNames<Row extends object>(
  { names = {} }: Recorded<Row>,
  entry: Omit<z.infer<typeof historyRow>, 'path' | 'recordId'>,
) {
  const textOf = async (field: string, value: unknown) => {
    const [table, name] = (names as Recorded<Record<string, unknown>>['names'] & object)[field] ?? [];
    if (!table || !name || isEmpty(value)) return undefined;
    const rows = await Promise.all(
      [value].flat().map(async (one) => (await table.find(one)) as Record<string, unknown>),
    );
    return rows.map((row, index) => String(row?.[name] ?? [value].flat()[index])).join('、');
  };
  const changes = entry.changes.map(async (change) => ({
    ...change,
    beforeText: await textOf(change.field, change.before),
    afterText: await textOf(change.field, change.after),
  }));
  return { ...entry, changes: await Promise.all(changes) };
}
