import type { SheetAnswer } from './read.worker';
import { LIMITS, SheetError } from './readSheet';

/** Timeout for reading a file, in milliseconds (docs/quality#row-108). */
const TIMEOUT = 15_000;

/** Reads a sheet in a worker, so that the page stays responsive, with a timeout. Rejects with SheetError. */
export async function readInWorker(file: File): Promise<string[][]> {
  if (file.size > LIMITS.bytes) throw new SheetError('size');
  const buffer = await file.arrayBuffer();
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<SheetAnswer>((resolve) => {
      clock = setTimeout(() => resolve({ problem: 'slow' }), TIMEOUT);
      worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => resolve(data);
      worker.onerror = () => resolve({ problem: 'broken' });
      worker.postMessage(buffer, [buffer]);
    });
    if ('problem' in answer) throw new SheetError(answer.problem);
    return answer.rows;
  } finally {
    clearTimeout(clock);
    worker.terminate();
  }
}
