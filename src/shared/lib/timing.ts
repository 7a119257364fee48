/** How long to wait for idle time in a browser that is always busy, or that does not report it, in milliseconds. */
const BUSY_MS = 2000;
const UNREPORTED_MS = 300;

/** Runs a function when the browser is idle; after a delay if the browser does not become idle or does not report it. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: BUSY_MS });
  else setTimeout(run, UNREPORTED_MS);
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

/** Resolves after `time` milliseconds. */
export const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Waits for `work`, but at most `time` milliseconds. Resolves to undefined if `work` takes longer; `work` continues.
 */
export const atMost = <T>(work: Promise<T>, time: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, time, undefined))]);
