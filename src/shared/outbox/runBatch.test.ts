import { expect, it } from 'vitest';
import { runBatch } from './runBatch';

it('a batch processes each row once, four at a time, and reports the cause of each failure', async () => {
  let running = 0;
  let most = 0;
  const tried: number[] = [];
  const progress: number[] = [];
  const outcomes = await runBatch(
    [1, 2, 3, 4, 5, 6, 7],
    async (row) => {
      tried.push(row);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (row % 3 === 0) throw new Error(`no ${row}`);
    },
    (done) => progress.push(done),
  );
  expect(most).toBe(4);
  expect(tried.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(outcomes.map(({ row, cause }) => [row, cause instanceof Error && cause.message])).toEqual([
    [1, false],
    [2, false],
    [3, 'no 3'],
    [4, false],
    [5, false],
    [6, 'no 6'],
    [7, false],
  ]);
});
