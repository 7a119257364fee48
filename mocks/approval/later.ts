import { z } from 'zod';
import { dictData } from '../db';
import type { Call } from '../access';
import { type Acting, logged, stateOf } from '../moves';
import type { OwnFilter } from '../query';
import { refuse, textOf, timestamp } from '../respond';
import { FREE, reviewerOf, type Taken } from './reviewers';

/** The maximum number of days for which a record can be postponed, so that no record is forgotten. */
const MOST_DAYS = 30;

/** The queue of a record that has never been moved. */
const USUAL = '1';

const day = (days: number) => timestamp(new Date(Date.now() + days * 86_400_000)).slice(0, 10);

/** Returns the rules for postponed records of a kind with this status field. */
export function laterIn(field: string) {
  /** The day until which a pending record is postponed; null if it is not postponed or the day has come. */
  const laterOf = (row: Taken) =>
    stateOf(row, field) === '0' && row.laterUntil && row.laterUntil > day(0) ? row.laterUntil : null;
  /** True for a postponed record in a list of pending records; it is hidden unless the query has the filter `later`. */
  const isPutOff = (row: Taken, query: URLSearchParams) =>
    query.get(field) === '0' && !query.get('later') && laterOf(row) !== null;
  /** The filter `later` of a list. */
  const laterFilter: OwnFilter<Taken> = {
    match: 'equal',
    values: ['Y', 'N'],
    rule: 'pending records that are put off (Y) or not (N); without it a list of pending ones has only the latter. Only sent where the system config has `later`',
    by: (value) => (row) => (laterOf(row) !== null) === (value === 'Y'),
  };
  return { laterOf, isPutOff, laterFilter };
}

/** Returns the queue of a record. */
export const queueOf = ({ reviewQueue }: Taken) => reviewQueue || USUAL;

/** The filter `reviewQueue` of a list. A record that has never been moved is in the usual queue. */
export const queueFilter: OwnFilter<Taken> = {
  match: 'equal',
  field: 'reviewQueue',
  shownOf: queueOf,
  rule: 'a record that was never moved is in queue 1. Only sent where the system config has `reviewQueues`',
  by: (value) => (row) => queueOf(row) === value,
};

/** Postpones a pending record until a day, or with `until: null` ends the postponement. Its reviewer stays. */
export function laterChange(row: Taken, body: Record<string, unknown>, call: Call, { field, onBehalfOf }: Acting) {
  const until = body.until === null ? null : textOf(body, 'until');
  if (until !== null && (!z.iso.date().safeParse(until).success || until <= day(0) || until > day(MOST_DAYS)))
    refuse(`请选择明天至${MOST_DAYS}天内的日期`);
  const { userId, userName } = call.user;
  const reviewer = onBehalfOf ? reviewerOf(row) : { reviewerId: userId, reviewerName: userName };
  const state = stateOf(row, field);
  const log = {
    action: until ? 'later' : 'resume',
    fromStatus: state,
    toStatus: state,
    remark: until ?? '',
    onBehalfOf,
  };
  return { ...reviewer, reviewerUntil: null, laterUntil: until, auditLogs: logged(row.auditLogs, log, call) };
}

/** Moves a pending record to another queue, where it has no reviewer yet. */
export async function queueChange(
  row: Taken,
  body: Record<string, unknown>,
  call: Call,
  { field, onBehalfOf }: Acting,
) {
  const queue = textOf(body, 'queue');
  const entry = (await dictData.all()).find(
    ({ dictType, dictValue, status }) => dictType === 'biz_review_queue' && dictValue === queue && status === '0',
  );
  if (!entry) return refuse('请选择队列');
  if (queue === queueOf(row)) refuse('该记录已在此队列');
  const why = textOf(body, 'remark');
  if (why.length > 100) refuse('说明最长100个字符');
  const remark = [entry.dictLabel, why].filter(Boolean).join('：');
  const state = stateOf(row, field);
  const log = { action: 'move', fromStatus: state, toStatus: state, remark, onBehalfOf };
  return { ...FREE, laterUntil: null, reviewQueue: queue, auditLogs: logged(row.auditLogs, log, call) };
}
