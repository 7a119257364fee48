import type { Answer, Order } from './rehearsal.worker';
import type { Rehearsal } from './rehearse';

/** Runs a rehearsal in a worker to keep the page responsive. Aborting stops it. Rejects for an invalid diagram. */
export async function runInWorker(
  order: Order,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Rehearsal> {
  const worker = new Worker(new URL('./rehearsal.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Rehearsal>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      worker.onerror = () => reject(new Error('worker'));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('rehearsal' in data) resolve(data.rehearsal);
        else if ('problem' in data) reject(new Error(data.problem));
        else onProgress(data.done);
      };
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
