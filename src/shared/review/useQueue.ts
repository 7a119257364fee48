import { keysOf } from '@/shared/api/queryKeys';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isPending, useOutbox } from '@/shared/outbox/browserOutbox';
import type { CrudApi, ListParams } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { useSession } from '@/shared/auth/session';
import type { ListAddress } from '@/shared/list/listAddress';
import { useLive } from '@/shared/api/stream/live';
import { isOthers } from './reviewer/isOthers';

/** Max number of records in one queue. */
const QUEUE_PAGE_SIZE = 200;

/** A list whose records the user works through one by one. */
export interface QueueKind<T extends object> {
  api: CrudApi<T>;
  address: ListAddress;
  /** A record is pending in the first `from` state of `pass`. Without `moves`, no record is pending. */
  moves?: { pass: { field: string; from: readonly string[] } };
}

/** Max number of record ids to send at once. The server reserves the first of these records that is free. */
const FOLLOWING = 20;

/** The interval at which a queue fetches colleagues' decisions if the server does not push them, in milliseconds. */
const FOLLOW_MS = 30_000;

/**
 * States of records in a queue. `GONE` means the record has left the list or the queue. `TAKEN` means a colleague works
 * on the record. A record that waits for a later day has the state `deferred`.
 */
export const GONE = 'gone';
export const TAKEN = 'taken';

/** The records of a list in their order at the time when the first of them was opened. */
interface Snapshot {
  ids: Id[];
  /** The state of each record by its id, updated by the decisions of the user and of colleagues. */
  states: Record<string, string>;
  /** The number of list rows before the first record of the queue, and the list's total. */
  before: number;
  total: number;
}

/** Drops the cached queues that no page displays. The next opened record then builds a new queue. */
export const forgetQueues = (client: QueryClient, path: string) =>
  client.removeQueries({ queryKey: keysOf(path).queues, type: 'inactive' });

/**
 * The queue of an open record. `queue` is the query of the list from which the record was opened. Decided records keep
 * their position. The order changes only when the user skips a record. A record outside of the queue has no position.
 * Its `next` is the first pending record of the queue.
 */
export function useQueue<T extends object>(kind: QueueKind<T>, id: string, queue: string) {
  const client = useQueryClient();
  const isLive = useLive((live) => live.isLive);
  const { data } = useQuery({
    queryKey: kind.api.keys.queue(queue),
    queryFn: ({ signal }) => snapshotOf(kind, queue, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  // Updates the states of the records with colleagues' decisions, but keeps the order.
  useQuery({
    queryKey: kind.api.keys.call('queueNow', queue),
    queryFn: async ({ signal }) => {
      const now = await snapshotOf(kind, queue, signal);
      const decided = useOutbox.getState().entries.filter((one) => one.path === kind.api.path && isPending(one));
      const kept = new Set(decided.map((one) => String(one.id)));
      client.setQueryData<Snapshot>(kind.api.keys.queue(queue), (then) => then && withStates(then, now, kept));
      return now.total;
    },
    enabled: data !== undefined && kind.moves !== undefined,
    initialData: 0,
    staleTime: FOLLOW_MS,
    refetchInterval: isLive ? false : FOLLOW_MS,
    refetchOnWindowFocus: true,
  });
  const ids = data?.ids ?? [];
  const index = ids.findIndex((one) => String(one) === id);
  const waits = (one: Id) => kind.moves !== undefined && data?.states[String(one)] === kind.moves?.pass.from[0];
  const others = [...ids.slice(index + 1), ...ids.slice(0, Math.max(index, 0))];
  return {
    isLoaded: data !== undefined,
    /** The record's position in the list, from 1; undefined for a record that is not in the queue. */
    position: index < 0 || !data ? undefined : data.before + index + 1,
    total: data?.total ?? 0,
    /** The number of pending records in the queue. */
    waiting: ids.filter(waits).length,
    /** True when no other record of the list is pending, except those that colleagues work on. */
    isDone: data !== undefined && data.total <= ids.length && !others.some(waits),
    /** True while colleagues work on records of the list. */
    isTaken: Object.values(data?.states ?? {}).includes(TAKEN),
    previous: index > 0 ? ids[index - 1] : undefined,
    next: index < 0 ? ids.find((one) => waits(one) && String(one) !== id) : ids[index + 1],
    /**
     * The pending record to open after a decision. The search starts after the current record and wraps around at the
     * end.
     */
    nextWaiting: others.find(waits),
    /** The first pending records other than the current one, in the search order of `nextWaiting`. */
    following: others.filter(waits).slice(0, FOLLOWING),
    /** The record's state in the queue. */
    state: data?.states[id],
    /** Moves a record to the end of the queue. */
    putLast: (record: Id) =>
      client.setQueryData<Snapshot>(kind.api.keys.queue(queue), (now) =>
        now && String(record) in now.states
          ? { ...now, ids: [...now.ids.filter((one) => String(one) !== String(record)), record] }
          : now,
      ),
    /** Updates a record's status in the queue after a decision. */
    mark: (record: Id, state: string) => markInQueue(client, kind, queue, { record, state }),
  };
}

/** Updates a record's status in a cached queue. Does nothing if the queue lacks the record or has not loaded. */
export function markInQueue<T extends object>(
  client: QueryClient,
  { api }: Pick<QueueKind<T>, 'api'>,
  queue: string,
  { record, state }: { record: Id; state: string },
): void {
  client.setQueryData<Snapshot>(api.keys.queue(queue), (now) =>
    now && record in now.states ? { ...now, states: { ...now.states, [record]: state } } : now,
  );
}

async function snapshotOf<T extends object>(kind: QueueKind<T>, queue: string, signal: AbortSignal) {
  const state = kind.address.read(new URLSearchParams(queue));
  const pageNum = Math.floor(((state.pageNum - 1) * state.pageSize) / QUEUE_PAGE_SIZE) + 1;
  const params: ListParams = { ...kind.address.params(state), pageNum, pageSize: QUEUE_PAGE_SIZE };
  const { records, total } = await kind.api.list(params, signal);
  const session = useSession.getState();
  function stateOf(row: T) {
    if (isOthers(row, session)) return TAKEN;
    return isDeferred(row) && !params['later'] ? 'deferred' : stateIn(row, kind.moves?.pass.field);
  }
  const states = records.map((row) => [String(kind.api.idOf(row)), stateOf(row)] as const);
  return {
    ids: records.map(kind.api.idOf),
    states: Object.fromEntries(states),
    before: (pageNum - 1) * QUEUE_PAGE_SIZE,
    total,
  };
}

const isDeferred = ({ laterUntil }: { laterUntil?: string | null | undefined }) => Boolean(laterUntil);

const stateIn = (row: object, field = ''): string => String((row as Record<string, unknown>)[field] ?? '');

/**
 * Merges the current states into a queue. Keeps the state of a record with a decision in the outbox. If the queue
 * starts at the first row of the list, a missing record has left the list. Otherwise a missing record keeps its state,
 * because the record may only have moved.
 */
function withStates(then: Snapshot, now: Snapshot, kept: ReadonlySet<string>): Snapshot {
  const stateNow = (id: string, before: string) =>
    kept.has(id) ? before : (now.states[id] ?? (then.before === 0 ? GONE : before));
  const states = Object.entries(then.states).map(([id, state]) => [id, stateNow(id, state)] as const);
  return { ...then, states: Object.fromEntries(states) };
}
