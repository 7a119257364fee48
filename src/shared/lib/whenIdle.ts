/** Runs something when the browser has nothing else to do; a browser that cannot say runs it soon. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 300);
}

/** False for somebody who has asked the browser to save data: nothing is then loaded that may not be needed. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
