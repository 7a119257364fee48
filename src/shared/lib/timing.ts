/** Runs a function when the browser is idle; after a short delay if the browser does not report idle time. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}

/** False if the browser's data saver is on, which turns off prefetching. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/** Runs a function after the next frame is painted. Returns a function to cancel the run. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Waits for `work`, but at most `time` milliseconds. Resolves to undefined if `work` takes longer; `work` continues.
 */
export const atMost = <T>(work: Promise<T>, time: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, time, undefined))]);
