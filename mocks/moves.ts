import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { allows, type Move } from '../src/shared/resource/transitions/moves';
import { type Call, secured } from './access';
import { aboutRow } from './writes/operationLog';
import { MISSING } from './crud';
import { publishRecords } from './events/hub';
import { inTurn } from './inTurn';
import { api, bodyOf, ok, refuse, textOf, timestamp } from './respond';
import type { Table } from './table';

/** The message for an action that the status of a record does not allow (docs/contract#3.1). */
export const NOT_ALLOWED = '当前状态不允许该操作';

/** An action on records: `POST {path}/{verb}` with `{id}` or `{ids}`. */
interface Act<Row extends object> {
  path: string;
  table: Table<Row>;
  verb: string;
  /** The required permission; null if every signed-in user may take the action. */
  permission: string | null;
  /** Returns a message that explains why a record with an id does not exist; undefined for the usual message. */
  missing?: (id: unknown) => Promise<string | undefined>;
  /** Returns the fields to store, or throws a refusal. It is called for every row before any row is written. */
  change: (row: Row, body: Record<string, unknown>, call: Call) => Partial<Row> | Promise<Partial<Row>>;
}

/** The actions that decide about rows. They skip rows whose status does not allow a decision. */
const DECIDES = ['audit', 'askMore'];

/** Returns the handler of an action. Either all rows change or none, but decisions skip rows that cannot be decided. */
export function act<Row extends object>({ path, table, verb, permission, missing, change }: Act<Row>): RequestHandler {
  const answer = async (call: Call) => {
    const body = await bodyOf(call.request);
    const ids = Array.isArray(body.ids) ? body.ids : [body[table.idKey] ?? body.id];
    if (ids.length === 0) refuse('没有选择数据');
    const patches: [unknown, Partial<Row>][] = [];
    const refusals: unknown[] = [];
    for (const id of ids) {
      try {
        const row = (await table.find(id)) ?? refuse((await missing?.(id)) ?? MISSING);
        if (ids.length === 1) Object.assign(call.about, aboutRow(row));
        patches.push([id, await change(row, body, call)]);
      } catch (refusal) {
        refusals.push(refusal);
      }
    }
    if (refusals.length > 0 && (!DECIDES.includes(verb) || patches.length === 0)) throw refusals[0];
    for (const [id, patch] of patches) await table.update(id, patch);
    publishRecords(
      path,
      patches.map(([id]) => id),
      DECIDES.includes(verb) ? 'decided' : verb,
      call.user.userId,
    );
    return ok(DECIDES.includes(verb) && ids.length > 1 ? { skipped: refusals.length } : undefined);
  };
  return http.post(api(`${path}/${verb}`), secured(permission, inTurn(answer)));
}

/** The status field of a kind of record, and the name of the absent user for whom the caller acts, if any. */
export interface Acting {
  field: string;
  onBehalfOf: string | undefined;
}

/** Returns the status of a record, read from the status field of its kind. */
export const stateOf = (row: object, field: string): string =>
  String((row as Record<string, string | null | undefined>)[field] ?? '');

/** Returns the status after a status change. Throws a refusal if the row's status does not allow it. */
export function moved(move: Move, state: string | null | undefined, words = NOT_ALLOWED): string {
  if (!allows(move, state)) refuse(words);
  return move.to;
}

/**
 * Returns the reason in a body, 2 to 200 characters (docs/contract#3.2). Throws a refusal with this message if there is
 * none.
 */
export function reasonOf(body: Record<string, unknown>, field: string, words = '请输入原因'): string {
  const reason = textOf(body, field);
  if (reason.length < 2 || reason.length > 200) refuse(words);
  return reason;
}

const auditLog = z.object({
  id: z.number(),
  action: z.string(),
  fromStatus: z.string(),
  toStatus: z.string(),
  remark: z.string(),
  operatorName: z.string(),
  operateTime: z.string(),
  /** The name of the absent user for whom the operator acted. */
  onBehalfOf: z.string().nullish(),
  /** The refunded amount; only in the entry of a confirmed refund. */
  amount: z.number().optional(),
});

/** An entry of a record's history (docs/contract#3.1). */
export type AuditLog = z.infer<typeof auditLog>;

/** The schema of a row's history. */
export const auditLogs = z.array(auditLog).nullish();

/** Returns a record's history with a new entry, newest first. */
export function logged(
  logs: readonly AuditLog[] | null | undefined,
  entry: Pick<AuditLog, 'action' | 'fromStatus' | 'toStatus' | 'amount' | 'onBehalfOf'> & { remark?: string },
  call: { user: Pick<Call['user'], 'userName'> },
): AuditLog[] {
  const id = Math.max(0, ...(logs ?? []).map((log) => log.id)) + 1;
  const operatorName = call.user.userName;
  return [{ id, remark: '', ...entry, operatorName, operateTime: timestamp() }, ...(logs ?? [])];
}
