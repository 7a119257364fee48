import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { offers, type RecordMove } from '@/shared/resource/transitions/recordMoves';
import { type Call, may, secured } from '../access';
import { MISSING } from '../crud';
import { users } from '../db';
import { publishRecords, publishRecordsOf } from '../events/hub';
import { withFacts } from '../facts';
import { inTurn } from '../inTurn';
import { type AuditLog, logged, NOT_ALLOWED, stateOf } from '../moves';
import type { OwnFilter } from '../query';
import { api, bodyOf, ok, refuse, timestamp } from '../respond';
import { type Absent, absentFor } from '../system/substitutes';
import type { Table } from '../table';

/** The stored reviewer of a record under review. The reservation may have expired. */
export interface Taken {
  auditLogs?: AuditLog[] | null | undefined;
  reviewerId?: number | string | null | undefined;
  reviewerName?: string | null | undefined;
  reviewerUntil?: string | null | undefined;
  /** The day on which a postponed record is pending again. */
  laterUntil?: string | null | undefined;
  reviewQueue?: string | null | undefined;
}

/** Milliseconds without activity after which a taken record is free again. An assigned record stays assigned. */
const HOLD = 10 * 60_000;

/** The field values of a record without a reviewer. */
export const FREE = { reviewerId: null, reviewerName: null, reviewerUntil: null } as const;

/** Returns the current reviewer of a record; none after the reservation has expired. */
export function reviewerOf({ reviewerId, reviewerName, reviewerUntil }: Taken) {
  const isOver = reviewerUntil ? reviewerUntil <= timestamp() : false;
  return reviewerId === null || reviewerId === undefined || isOver ? FREE : { reviewerId, reviewerName, reviewerUntil };
}

/**
 * Throws a refusal if another user is the reviewer. If the caller is that user's substitute, resolves to the name of
 * the absent user instead, for the history.
 */
export async function refuseIfTaken(row: Taken, call: Call): Promise<string | undefined> {
  const { reviewerId, reviewerName } = reviewerOf(row);
  if (reviewerId === null || reviewerId === call.user.userId) return undefined;
  const absent = (await absentFor(call.user.userId)).find(({ userId }) => userId === reviewerId);
  return absent?.userName ?? refuse(`该记录由${reviewerName ?? ''}处理中`);
}

/** Returns the reviewer as the caller sees them: a substitute sees the records of absent users as their own. */
export function reviewerFor(row: Taken, { user }: Pick<Call, 'user'>, absent: readonly Absent[]) {
  const reviewer = reviewerOf(row);
  const one = absent.find(({ userId }) => userId === reviewer.reviewerId);
  return one
    ? { ...reviewer, reviewerId: user.userId, reviewerName: user.userName, onBehalfOf: one.userName }
    : { ...reviewer, onBehalfOf: null };
}

/** The filter `reviewer` of a list: `mine`, `none`, or the id of a user. */
export const reviewerFilter: OwnFilter<Taken> = {
  match: 'equal',
  rule: '`mine`: those of the caller, and of the users whose substitute they are today; `none`: those of nobody; otherwise the id of the reviewer. Only sent where the system config has `reviewers`',
  by: async (value, call) => {
    const { userId } = call?.user ?? {};
    const mine = userId === undefined ? [] : [userId, ...(await absentFor(userId)).map((one) => one.userId)];
    return (row) => {
      const { reviewerId } = reviewerOf(row);
      return value === 'mine' ? mine.map(String).includes(String(reviewerId)) : String(reviewerId ?? 'none') === value;
    };
  },
};

const id = z.union([z.number(), z.string()]);
const someIds = z.object({ ids: z.array(id).min(1).max(200) });
const assignment = someIds.extend({ userId: id });

interface TakenResource<Row extends object & Taken> {
  path: string;
  permission: string;
  table: Table<Row>;
  /** The status change that decides a record. Only records that allow it can be taken. */
  pass: RecordMove;
}

/**
 * The calls that give a record under review a reviewer. `take` reserves the first free record of `ids` for the caller.
 * It skips records after the first one that no longer exist. A repeated call extends the reservation. `release` and
 * `assign` need `:assign` for records of other people.
 */
export function reviewersOf<Row extends object & Taken>(resource: TakenResource<Row>): RequestHandler[] {
  const { path, permission, table, pass } = resource;
  const idOf = (row: Row) => row[table.idKey];
  publishRecordsOf(path, permission);
  const store = (row: Row, reviewer: Taken) => table.update(row[table.idKey], reviewer as Partial<Row>);

  async function rowsOf(ids: readonly (string | number)[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const one of ids) rows.push((await table.find(one)) ?? refuse(MISSING));
    return rows;
  }

  async function take(call: Call) {
    const { ids } = readBody(someIds, await bodyOf(call.request));
    // The caller's queue may be older than the following records.
    const [first, ...following] = await Promise.all(ids.map((one) => table.find(one)));
    const rows = [first ?? refuse(MISSING), ...following.filter((row) => row !== undefined)];
    const absent = await absentFor(call.user.userId);
    const own = [null, call.user.userId, ...absent.map(({ userId }) => userId)];
    const isFree = (row: Row) => own.includes(reviewerOf(row).reviewerId as number | null);
    const row = rows.find((one) => offers(pass, one) && isFree(one));
    if (!row) return ok({ id: ids[0], ...(rows[0] && reviewerFor(rows[0], call, absent)) });
    const now = reviewerOf(row);
    const isAssigned = now.reviewerId !== null && !now.reviewerUntil;
    const { userId, userName } = call.user;
    const until = isAssigned ? null : timestamp(new Date(Date.now() + HOLD));
    // An absent user stays the reviewer of their record, so that they can continue when they are back.
    const reviewer = now.reviewerId === null ? { reviewerId: userId, reviewerName: userName } : now;
    await store(row, { ...reviewer, reviewerUntil: until });
    if (now.reviewerId === null) publishRecords(path, [idOf(row)], 'taken', userId);
    const stored = { ...reviewer, reviewerUntil: until };
    return ok({ id: row[table.idKey] as number, ...reviewerFor(stored, call, absent) });
  }

  async function release(call: Call) {
    const rows = await rowsOf(readBody(someIds, await bodyOf(call.request)).ids);
    for (const row of rows) await refuseForeign(row, call);
    for (const row of rows) await store(row, { ...FREE, laterUntil: null });
    publishRecords(path, rows.map(idOf), 'released', call.user.userId);
    return ok();
  }

  async function assign(call: Call) {
    const { ids, userId } = readBody(assignment, await bodyOf(call.request));
    const rows = await rowsOf(ids);
    const user = (await users.all()).find((one) => String(one.userId) === String(userId) && one.status === '0');
    if (!user || !(await may(user, `${permission}:audit`))) return refuse('该同事没有审核权限');
    const onBehalf: (string | undefined)[] = [];
    for (const row of rows) {
      if (!offers(pass, row)) refuse(NOT_ALLOWED);
      onBehalf.push(await refuseForeign(row, call));
    }
    for (const [index, row] of rows.entries()) {
      const onBehalfOf = onBehalf[index];
      const reviewer = { reviewerId: user.userId, reviewerName: user.userName, reviewerUntil: null };
      const state = stateOf(row, pass.field);
      const log = { action: 'assign', fromStatus: state, toStatus: state, remark: user.userName, onBehalfOf };
      await store(row, { ...reviewer, laterUntil: null, auditLogs: logged(row.auditLogs, log, call) });
    }
    publishRecords(path, rows.map(idOf), 'assigned', call.user.userId);
    return ok();
  }

  async function refuseForeign(row: Row, call: Call) {
    return (await may(call.user, `${permission}:assign`)) ? undefined : refuseIfTaken(row, call);
  }

  const call = (verb: string, body: z.ZodObject, answer: (call: Call) => Promise<Response>) =>
    http.post(
      api(`${path}/${verb}`),
      withFacts(secured(`${permission}:audit`, inTurn(answer)), {
        body: { schema: body, required: Object.keys(body.shape) },
      }),
    );
  return [call('take', someIds, take), call('release', someIds, release), call('assign', assignment, assign)];
}

function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data } = schema.safeParse(body);
  return data ?? refuse('参数错误', 400);
}
