import { ApiError } from '@/shared/api/ApiError';
import type { OutboxEntry } from './entry';

/** Failures before the server could decide anything: the session has ended, or the call was never sent. */
const NEVER_SENT = new Set(['unauthorized', 'stopped', 'cancelled', 'readOnly']);

/** True for an error after which the server cannot have made a decision. */
export const isNeverSent = (error: unknown) => error instanceof ApiError && NEVER_SENT.has(error.kind);

/**
 * Groups decisions into calls. Decisions with the same result of `batchOf` share a call. An uncertain decision is sent
 * alone.
 */
export function callsOf(
  entries: readonly OutboxEntry[],
  batchOf: (entry: OutboxEntry) => string | undefined,
): OutboxEntry[][] {
  const calls = new Map<string, OutboxEntry[]>();
  for (const entry of entries) {
    const call = (entry.uncertain ? undefined : batchOf(entry)) ?? entry.key;
    calls.set(call, [...(calls.get(call) ?? []), entry]);
  }
  return [...calls.values()];
}

type Alone = (key: string, work: () => Promise<void>) => Promise<void>;

/** Runs `work` with the entries that are free according to `alone`. Does nothing if no entry is free. */
export async function allAlone(
  alone: Alone,
  entries: readonly OutboxEntry[],
  work: (free: readonly OutboxEntry[]) => Promise<void>,
  free: readonly OutboxEntry[] = [],
): Promise<void> {
  const [first, ...others] = entries;
  if (!first) return free.length > 0 ? work(free) : undefined;
  let isFree = false;
  await alone(first.key, () => {
    isFree = true;
    return allAlone(alone, others, work, [...free, first]);
  });
  if (!isFree) await allAlone(alone, others, work, free);
}
