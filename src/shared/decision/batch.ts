/** How many calls run side by side. */
const CONCURRENCY = 4;

/** What became of one record of a batch; no `cause` when it went well. */
export interface Outcome<T> {
  row: T;
  cause?: unknown;
}

/** Does something with every row, a few at a time and each on its own: one that fails stops no other. Outcomes are in the rows' order. */
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
