import { readSheet, SheetError, type SheetProblem } from './readSheet';

/** What the worker answers: the cells, or why there are none. */
export type SheetAnswer = { rows: string[][] } | { problem: SheetProblem };

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: SheetAnswer = await readSheet(data).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ problem: error instanceof SheetError ? error.problem : 'broken' }),
  );
  self.postMessage(answer);
};
