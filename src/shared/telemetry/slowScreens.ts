import type { Note } from './note';

/** Above this time, in milliseconds from opening a screen until its data is shown, the screen counts as slow. */
const SLOW = 3000;
/** Interval between checks for pending requests, in milliseconds; a screen's requests may follow each other. */
const LOOK = 200;

/**
 * Reports screens that were slow to show their data. Opening the next screen ends the measurement of the previous one.
 * Ignores a kept tab that is shown again, because it is not a new screen, and screens in a hidden window, because
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
