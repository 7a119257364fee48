import { instantOf } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { may, secured } from '../../access';
import { type AuditLog, stateOf } from '../../moves';
import { api, ok, timestamp } from '../../respond';
import { type PastDay, pastDay } from '../../seeds/approval/pastDays';
import { overdueHours } from '../../system/settings';
import type { Table } from '../../table';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day on which this backend started. The seeds contain the load of earlier days; later days are counted. */
const STARTED = timestamp().slice(0, 10);

/** The number of past days in an answer, and of entries in `ages`; the last entry counts all older records. */
const DAYS = 56;
const AGES = 8;

/** The fields of a record under review from which the load of its queue is counted. */
interface Waiting {
  auditLogs?: AuditLog[] | null | undefined;
}

interface Queue {
  path: string;
  permission: string;
  table: Table<Waiting>;
  /** The name of the status field. `since` is the name of the field with the time of submission. */
  field: string;
  since: string;
}

const queues: Queue[] = [];

/** Adds the queue of a resource to the answer of `GET /biz/review/load`. */
export const addQueue = <Row extends object & Waiting>(queue: Omit<Queue, 'table'> & { table: Table<Row> }) =>
  void queues.push(queue as unknown as Queue); // reads only fields of Waiting

/** The load of the review queues, counted from the records, their histories and the seeds (docs/contract#3.2). */
export const loadHandlers: RequestHandler[] = [
  http.get(
    api('/biz/review/load'),
    secured('approval:load:list', async ({ user }) => {
      const limit = Number((await overdueHours()) ?? 48) * HOUR;
      const answers = [];
      for (const queue of queues)
        if (await may(user, `${queue.permission}:list`)) answers.push(loadOf(queue, await queue.table.all(), limit));
      return ok(answers);
    }),
  ),
];

function loadOf({ path, field, since }: Queue, rows: readonly Waiting[], limit: number) {
  const waits = rows
    .filter((row) => stateOf(row, field) === '0')
    .map((row) => Math.max(0, Date.now() - instantOf(stateOf(row, since) || timestamp())));
  const ages = Array.from(
    { length: AGES },
    (_, age) => waits.filter((wait) => Math.min(Math.floor(wait / DAY), AGES - 1) === age).length,
  );
  const logs = rows.flatMap(({ auditLogs }) => auditLogs ?? []);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = timestamp(new Date(Date.now() - (DAYS - index) * DAY)).slice(0, 10);
    return { day, ...(day < STARTED ? pastDay(path, day) : countsOf(logs, day)) };
  });
  return { path, ages, overdue: waits.filter((wait) => wait >= limit).length, days };
}

function countsOf(logs: readonly AuditLog[], day: string): PastDay {
  const of = logs.filter(({ operateTime }) => operateTime.startsWith(day));
  const left = of.filter(({ fromStatus, toStatus }) => fromStatus === '0' && toStatus !== '0');
  return {
    arrived: of.filter(({ fromStatus, toStatus }) => fromStatus !== '0' && toStatus === '0').length,
    decided: left.length,
    reversed: of.filter(
      ({ action, fromStatus, toStatus }) =>
        action === 'overturn' || (fromStatus === '1' && !['0', '1'].includes(toStatus)),
    ).length,
    people: new Set(left.map(({ operatorName }) => operatorName)).size,
  };
}
