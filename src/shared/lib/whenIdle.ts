/** Runs a function when the browser is idle; soon in a browser that does not report idle time. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}

/** False if the browser's data saver is on: nothing is then loaded speculatively. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
