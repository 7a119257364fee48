/** Runs something when the browser has nothing else to do; a browser that cannot say runs it soon. */
export const whenIdle: (run: () => void) => void =
  window.requestIdleCallback?.bind(window) ?? ((run: () => void) => void setTimeout(run, 300));

/** False for somebody who has asked the browser to save data: nothing is then loaded that may not be needed. */
export const mayPrefetch = (): boolean =>
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
