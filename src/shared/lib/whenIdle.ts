/** Runs a function when the browser is idle; after a short delay if the browser does not report idle time. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}

/** False if the browser's data saver is on, which turns off prefetching. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
