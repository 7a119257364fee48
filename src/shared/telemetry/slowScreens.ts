import type { Note } from './note';

/** From when on a screen is slow, in milliseconds from its opening until it shows what it asked for. */
const SLOW = 3000;
/** How often it is looked if something is still being fetched, in milliseconds; a screen's calls follow each other. */
const LOOK = 200;

/**
 * Tells the screens that took long until they stood there with their data. The next screen ends the waiting for the one
 * before; a kept tab that is shown again was opened earlier, and a window that nobody looks at is slow by itself.
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
