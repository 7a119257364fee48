import { keysOf } from '@/shared/api/queryKeys';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Id } from '@/shared/api/crudApi';
import type { PagedKind, Reviewable } from './review';

/** The most records one queue holds. */
const QUEUE_PAGE_SIZE = 200;

/** The records of a list in its order, as it stood when the first of them was opened. */
interface Snapshot {
  ids: Id[];
  /** The audit status of each, and what has been decided since. */
  states: Record<string, string>;
  /** How many records of the list come before these, and how many it has. */
  before: number;
  total: number;
}

/** The next record that is opened makes its queue anew from the list as it is then. */
export const forgetQueues = (client: QueryClient, path: string) =>
  client.removeQueries({ queryKey: keysOf(path).queues, type: 'inactive' });

/**
 * The queue a record was opened from: `queue` is the address of the list. It stays as it was while it is worked through;
 * what is decided stays in its place. A record that is not in it has no position, and its next one is the first that waits.
 */
export function useQueue<T extends Reviewable>(kind: PagedKind<T>, id: string, queue: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: kind.api.keys.queue(queue),
    queryFn: ({ signal }) => snapshotOf(kind, queue, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const ids = data?.ids ?? [];
  const index = ids.findIndex((one) => String(one) === id);
  const waits = (one: Id) => data?.states[String(one)] === kind.moves.pass.from[0];
  const others = [...ids.slice(index + 1), ...ids.slice(0, Math.max(index, 0))];
  return {
    /** From 1; undefined for a record that is not in the queue. */
    position: index < 0 || !data ? undefined : data.before + index + 1,
    total: data?.total ?? 0,
    /** How many of the queue still wait. */
    waiting: ids.filter(waits).length,
    previous: index > 0 ? ids[index - 1] : undefined,
    next: index < 0 ? ids.find((one) => waits(one) && String(one) !== id) : ids[index + 1],
    /** The one to go to after a decision: the next that waits, from the start again after the last. */
    nextWaiting: others.find(waits),
    /** The record's audit status as the queue knows it. */
    state: data?.states[id],
    /** Remembers what has become of the record. */
    mark: (state: string) =>
      client.setQueryData<Snapshot>(kind.api.keys.queue(queue), (now) =>
        now && id in now.states ? { ...now, states: { ...now.states, [id]: state } } : now,
      ),
  };
}

async function snapshotOf<T extends Reviewable>(kind: PagedKind<T>, queue: string, signal: AbortSignal) {
  const state = kind.address.read(new URLSearchParams(queue));
  const pageNum = Math.floor(((state.pageNum - 1) * state.pageSize) / QUEUE_PAGE_SIZE) + 1;
  const params = { ...kind.address.params(state), pageNum, pageSize: QUEUE_PAGE_SIZE };
  const { records, total } = await kind.api.list(params, signal);
  const states = records.map((row) => [String(kind.api.idOf(row)), row.auditStatus ?? ''] as const);
  return {
    ids: records.map(kind.api.idOf),
    states: Object.fromEntries(states),
    before: (pageNum - 1) * QUEUE_PAGE_SIZE,
    total,
  };
}
