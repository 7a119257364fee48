/** Runs something when the browser has nothing else to do; a browser that cannot say runs it soon. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}

/** False if the browser's data saver is on: then nothing is loaded speculatively. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
