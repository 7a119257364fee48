/** Runs something when the browser has nothing else to do; a browser that cannot say runs it soon. */
export const whenIdle: (run: () => void) => void =
  window.requestIdleCallback?.bind(window) ?? ((run: () => void) => void setTimeout(run, 300));
