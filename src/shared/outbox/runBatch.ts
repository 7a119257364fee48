/** The max number of parallel calls. */
const CONCURRENCY = 4;

/** The result for one record of a batch. `cause` is the error, and undefined on success. */
export interface Outcome<T> {
  row: T;
  cause?: unknown;
  /** The current record, if a colleague decided on it before the batch did. */
  decided?: T | undefined;
}

/**
 * Calls `change` for every row, for a few rows in parallel. A failure does not stop the batch. The outcomes have the
 * order of the rows.
 */
export async function runBatch<T>(
  rows: readonly T[],
  change: (row: T) => Promise<unknown>,
  onProgress?: (done: number) => void,
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
      onProgress?.(done);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}
