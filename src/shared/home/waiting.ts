import { getAreas } from '@/shared/area/areas';
import { minutesBetween } from '@/shared/review/waiting/waitingTime';
import { z } from 'zod';
import type { Waiting } from '@/shared/area/area';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { keysOf } from '@/shared/api/queryKeys';
import { readTime, serverNow } from '@/shared/settings/times';

/** All kinds of pending work of the back office (docs/contract#3.4), from the areas. */
export const waitingKinds = () => getAreas().flatMap(({ waiting = [] }) => waiting);

/**
 * The number of pending rows of one kind. `since` is the time since which the oldest row has been pending. `since` is
 * undefined if the server does not send the time.
 */
export interface Queue {
  total: number;
  since: string | undefined;
}

/** Whole minutes since a time from the API; undefined for a time in the future. */
export const minutesSince = (time: string) => minutesBetween(time, serverNow());

/** A kind whose rows were counted, could not be counted, or are still being counted. */
export interface Counted<Kind> {
  kind: Kind;
  queue: Queue | undefined;
  isPending: boolean;
}

/** True when the rows of a kind can become overdue and its oldest row has been pending for at least the given hours. */
export function isOverdue(
  { isReviewed = false }: Pick<Waiting, 'isReviewed'>,
  since: string | undefined,
  hours: number,
) {
  const minutes = since === undefined ? undefined : minutesSince(since);
  return isReviewed && minutes !== undefined && minutes >= hours * 60;
}

/**
 * The visible kinds in order. Overdue kinds come first, other kinds with rows second, and uncounted kinds last. Within
 * the first two groups, the kind whose oldest row has waited longest comes first.
 */
export function inOrder<Kind extends Pick<Waiting, 'isReviewed'>>(
  all: readonly Counted<Kind>[],
  hours: number,
): Counted<Kind>[] {
  const key = ({ kind, queue }: Counted<Kind>) =>
    `${isOverdue(kind, queue?.since, hours) ? '' : '~'}${queue ? (queue.since ?? '~') : '~~'}`;
  return all
    .filter(({ queue, isPending }) => !isPending && queue?.total !== 0)
    .toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Max number of rows to search for the oldest row, if the server cannot sort the rows. */
const LOOKED_THROUGH = 100;
/**
 * Max number of sorted rows to search for the oldest row under review. The first row may not be the oldest row, because
 * the server puts records with an applicant's answer at the top (docs/contract#3.2.1).
 */
const LOOKED_THROUGH_SORTED = 20;

/** Counts the rows of a kind of pending work, and finds the time since which the oldest row has been pending. */
async function queueOf({ url, filters, since, isReviewed }: Waiting, signal: AbortSignal): Promise<Queue> {
  const pageSize = isReviewed ? LOOKED_THROUGH_SORTED : 1;
  const order = since.sorts ? { pageSize, sortField: since.field, sortOrder: 'asc' } : { pageSize: LOOKED_THROUGH };
  const { total, records } = toPage(await request({ url, params: { ...filters, pageNum: 1, ...order }, signal }));
  const times = z
    .array(z.record(z.string(), z.unknown()))
    .catch([])
    .parse(records)
    .flatMap((row) => readTime(row[since.field], 'dateTime') ?? []);
  return { total, since: times.toSorted()[0] };
}

/** The query that counts the rows of one kind of pending work. All components share its cached result. */
export const waitingQuery = (kind: Waiting) => ({
  queryKey: keysOf(kind.url.replace(/\/list$/, '')).call('list', 'waiting', kind.filters),
  queryFn: ({ signal }: { signal: AbortSignal }) => queueOf(kind, signal),
});
