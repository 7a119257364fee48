import { ApiError } from '@/shared/api/ApiError';

/** The max number of parallel calls. */
const CONCURRENCY = 4;

/** The result for one record of a batch; `cause` is undefined on success. */
export interface Outcome<T> {
  row: T;
  cause?: unknown;
  /** The record as it is now, when somebody else has decided about it meanwhile. */
  decided?: T | undefined;
}

/** Calls a function for every row, a few in parallel; a failure does not stop the others. Keeps the rows' order. */
export async function runBatch<T>(
  rows: readonly T[],
  change: (row: T) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = rows.map((row) => ({ row }));
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < rows.length; index = next++) {
      const row = rows[index] as T;
      try {
        await change(row);
      } catch (cause) {
        outcomes[index] = { row, cause };
      }
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

/**
 * True for a failure that the same call may not have again: of the network, or inside the server. A 500 with words is what
 * this family refuses with; a server or gateway that is busy (429, 502 to 504) is busy in words too.
 */
export const isMendable = (cause: unknown) =>
  cause instanceof ApiError &&
  (cause.kind === 'network' ||
    cause.kind === 'timeout' ||
    cause.status === 429 ||
    cause.status > 500 ||
    (cause.kind === 'http' && cause.status === 500));
