import { readSheet, SheetError, type SheetProblem } from './readSheet';

/** The worker's answer: the cells, or why the file was not read. */
export type SheetAnswer = { rows: string[][] } | { problem: SheetProblem };

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer: SheetAnswer = await readSheet(data).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ problem: error instanceof SheetError ? error.problem : 'broken' }),
  );
  self.postMessage(answer);
};
