import type { RequestHandler } from 'msw';
import { offers, type RecordMove, type RecordMoves } from '@/shared/resource/transitions/recordMoves';
import type { Verdict } from '@/shared/review/review';
import type { Call } from '../access';
import { crud, type Resource } from '../crud';
import { revealOf } from '../reveal';
import { maskedRow, type Secrets } from '../secrets';
import { precedentsOf } from './precedents';
import { sameOf } from './same';
import { laterChange, laterIn, queueChange, queueFilter, queueOf } from './later';
import { FREE, type Taken, reviewerFilter, reviewerFor, reviewersOf, refuseIfTaken } from './reviewers';
import { answerable, answeredFirst, type Askable, askedChange, lapsing, NOT_ASKED } from './more';
import { draw, lookedAt, seenBy } from './lead/secondLook';
import { mergesOf } from './merge/merge';
import { mergedInto, type Merging } from './merge/mergeStore';
import { handsOver } from './handover';
import { viewersOf } from './viewers';
import { addQueue } from './lead/load';
import { failedFilter, failing, type ServerChecks } from './failing';
import { act, type AuditLog, logged, moved, NOT_ALLOWED, reasonOf, stateOf } from '../moves';
import { refuse, timestamp } from '../respond';
import { absentFor } from '../system/substitutes';

/** The fields of all reviewed resources. */
interface Reviewed extends Taken, Askable {
  auditLogs?: AuditLog[] | null | undefined;
}

/** The message for a record that has already been decided (docs/contract#3.1). */
const DECIDED = '该记录已审核，请勿重复操作';

interface ReviewResource<Row extends object & Reviewed> extends Pick<
  Resource<Row>,
  'path' | 'table' | 'permission' | 'filters' | 'sortable'
> {
  moves: RecordMoves<Verdict | 'ask'> & RecordMoves;
  checks?: ServerChecks<NoInfer<Row>>;
  /** The field with the time of submission, by default `submitTime`. */
  since?: keyof Row & string;
  /** The permission to reveal personal numbers, by default `:audit`. */
  reveal?: string;
  /** Returns the message with which every decision about a record is refused, if any. */
  refusesDecision?: (row: Row) => Promise<string | undefined>;
  /** The personal numbers, which only the call `reveal` returns unmasked. */
  secrets?: Secrets<NoInfer<Row>>;
  /** The rules by which two records are merged, for kinds that can have duplicates. */
  merging?: Merging;
  /** Additional fields that change when a record passes. */
  onPass?: (row: Row) => Partial<Row>;
}

/** The handlers of a reviewed resource: list, get, all calls of a review, and the status changes in `moves`. */
export function reviewed<Row extends object & Reviewed>(resource: ReviewResource<Row>): RequestHandler[] {
  const { path, table, permission, moves, checks, filters, secrets = {}, merging, onPass, refusesDecision } = resource;
  const { reveal = `${permission}:audit`, since = 'submitTime' as keyof Row & string } = resource; // rows have a submitTime
  const { enable, disable, remove } = moves;
  const { field } = moves.pass;
  const isPending = (row: Row) => offers(moves.pass, row);
  const { laterOf, isPutOff, laterFilter } = laterIn(field);
  /** Adds to a row its reviewer as the caller sees them, and to a pending row the checks that it fails. */
  const checker = async (call: Call) => {
    const failed = failing(checks, await table.all());
    const absent = await absentFor(call.user.userId);
    return (row: Row) => ({
      ...row,
      ...reviewerFor(row, call, absent),
      laterUntil: laterOf(row),
      reviewQueue: queueOf(row),
      failedChecks: isPending(row) ? failed(row) : [],
    });
  };
  const missing = (id: unknown) => mergedInto(path, id);
  answerable(path, table, field);
  addQueue({ path, permission, table, field, since });
  handsOver(path, { permission, table, pass: moves.pass });
  return [
    lapsing(path, table, field),
    viewersOf(path, permission),
    ...reviewersOf({ path, permission, table, pass: moves.pass }),
    precedentsOf({ path, permission, table, checks }),
    ...(merging ? mergesOf({ path, permission, table, ...merging }) : []),
    revealOf(path, reveal, { table, secrets }),
    sameOf({
      path,
      permission,
      table,
      presenter: async (call) => {
        const checked = await checker(call);
        return (row) => maskedRow(short(checked(row)), secrets);
      },
    }),
    ...crud<Row>({
      ...resource,
      missing,
      maskRecord: true,
      seenBy: (call) => seenBy<Row>(path, permission, call),
      verbs: ['list', 'get', ...(enable ? (['status'] as const) : []), ...(remove ? (['remove'] as const) : [])],
      permissions: { get: `${permission}:get`, status: `${permission}:status` },
      range: since,
      first: answeredFirst(field),
      hides: isPutOff,
      sort: { field: since, order: 'desc' },
      sortable: [...(resource.sortable ?? []), since, 'auditTime'] as (keyof Row & string)[],
      filters: {
        ...filters,
        reviewer: reviewerFilter,
        later: laterFilter,
        reviewQueue: queueFilter,
        failedChecks: failedFilter(table, checks, isPending),
      },
      presenter: async (call) => {
        const checked = await checker(call);
        return (row) => (call.params.id === undefined ? short(checked(row)) : rejectionMasked(checked(row), secrets));
      },
      refuses: ({ verb, row, next }) => {
        const move = verb === 'remove' ? remove : (next as { status?: string }).status === '0' ? enable : disable;
        return row && move && offers(move, row) ? undefined : NOT_ALLOWED;
      },
    }),
    act<Row>({
      path,
      table,
      verb: 'audit',
      missing,
      permission: `${permission}:audit`,
      change: async (row, body, call) => {
        const onBehalfOf = await refuseIfTaken(row, call);
        const verdict = body[field] === '1' ? 'pass' : body[field] === '2' ? 'reject' : refuse('参数错误', 400);
        const auditRemark =
          verdict === 'reject'
            ? reasonOf(body, 'auditRemark', '请输入驳回原因')
            : String(body.auditRemark ?? '').trim();
        if (auditRemark.length > 200) refuse('审核意见不能超过200个字符');
        const made = {
          auditRemark: auditRemark || null,
          auditBy: call.user.userName,
          auditTime: timestamp(),
        };
        const own = { ...made, auditStatus: body[field] as string, userId: call.user.userId };
        const again = await lookedAt(path, row, own, call);
        if (again) return { ...again, ...(again.auditStatus === '1' && onPass?.(row)) } as unknown as Partial<Row>; // fields of every reviewed row
        const state = moved(moves[verdict], stateOf(row, field), DECIDED);
        const refusal = await refusesDecision?.(row);
        if (refusal) refuse(refusal);
        if (field === 'auditStatus') await draw(path, row, own, async () => failing(checks, await table.all())(row));
        const decision = { ...FREE, ...NOT_ASKED, ...made, [field]: state, laterUntil: null, lastRejected: null };
        const log = { action: verdict, fromStatus: stateOf(row, field), toStatus: state, remark: auditRemark };
        const auditLogs = logged(row.auditLogs, { ...log, onBehalfOf }, call);
        return { ...decision, auditLogs, ...(verdict === 'pass' && onPass?.(row)) } as unknown as Partial<Row>; // a row has these fields (docs/contract#3.2)
      },
    }),
    act<Row>({
      path,
      table,
      verb: 'askMore',
      missing,
      permission: moves.ask.permission,
      change: async (row, body, call) => {
        const onBehalfOf = await refuseIfTaken(row, call);
        moved(moves.ask, stateOf(row, field), DECIDED);
        return askedChange(row, body, call, { field, onBehalfOf }) as unknown as Partial<Row>; // fields of every reviewed row
      },
    }),
    ...(['later', 'move'] as const).map((verb) =>
      act<Row>({
        path,
        table,
        verb,
        permission: `${permission}:audit`,
        change: async (row, body, call) => {
          const onBehalfOf = await refuseIfTaken(row, call);
          moved(moves.pass, stateOf(row, field), DECIDED);
          const change = verb === 'later' ? laterChange : queueChange;
          return (await change(row, body, call, { field, onBehalfOf })) as unknown as Partial<Row>; // fields of every reviewed row
        },
      }),
    ),
  ];
}

/** Returns the new value of the field after a status change. Throws a refusal if the row's status does not allow it. */
export const moveRow = (move: RecordMove, row: object): string => (offers(move, row) ? move.to : refuse(NOT_ALLOWED));

/** Returns the history of a row with a new entry. */
export const history = (row: Reviewed, action: string, toStatus: string, remark: string, call: Call): AuditLog[] =>
  logged(row.auditLogs, { action, fromStatus: stateOf(row, 'auditStatus'), toStatus, remark }, call);

/** Returns a row as it is sent in a list: without its history and its last rejection. */
function short(row: object): object {
  const { auditLogs: _logs, lastRejected: _rejected, ...rest } = row as Record<string, unknown>;
  return rest;
}

/** Masks the values of the last rejection like the values of the record. */
function rejectionMasked<Row extends object>(row: object, secrets: Secrets<Row>): object {
  const { lastRejected } = row as { lastRejected?: { values: object } | null };
  return lastRejected
    ? { ...row, lastRejected: { ...lastRejected, values: maskedRow(lastRejected.values, secrets) } }
    : row;
}
