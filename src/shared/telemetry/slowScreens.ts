import type { Note } from './note';

/** Max time in milliseconds from the opening of a screen until its data is shown. A screen above this time is slow. */
const SLOW = 3000;
/**
 * Interval between checks for pending requests, in milliseconds. A screen has its data once no request was pending for
 * this time. A shorter pause may only separate two requests.
 */
const LOOK = 200;

/**
 * Reports screens that were slow to show their data. When the next screen opens, the measurement of the previous screen
 * ends. Ignores a kept tab that is shown again, because the tab is not a new screen. Ignores hidden windows, because
 * browsers slow hidden windows down.
 */
export function slowScreens(tell: (name: string, ms: number) => void) {
  let newest = performance.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  return ({ what, since, isBusy }: Note & { kind: 'screen' }): void => {
    clearInterval(timer);
    if (since <= newest) return;
    newest = since;
    let quiet = 0;
    timer = setInterval(() => {
      if (document.hidden) return clearInterval(timer);
      const now = performance.now();
      quiet = isBusy() ? 0 : quiet || now;
      if (!quiet || now - quiet < LOOK) return;
      clearInterval(timer);
      if (quiet - since > SLOW) tell(what, quiet - since);
    }, LOOK);
  };
}
