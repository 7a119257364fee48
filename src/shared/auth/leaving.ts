import { atMost } from '@/shared/lib/timing';

let leaving = false;

/** True when the page is about to unload; from then on nothing may block the unload, store the address or redirect. */
export const isLeaving = () => leaving;

/** Marks the page as about to unload; returns false if it was already marked. Only a page load resets the mark. */
export function startLeaving(): boolean {
  const first = !leaving;
  leaving = true;
  // A page that the browser restores from its cache would be hidden or send no requests.
  if (first) window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return first;
}

/** Sets `leaving` back to false. Only tests need this, because they never load a page. */
export const forgetLeaving = (): void => void (leaving = false);

/** Reloads the current address: the session continues, and unsaved forms do not ask for confirmation. */
export function reloadPage(): void {
  startLeaving();
  location.reload();
}

/** Functions that send unsent work before the session or the company changes. */
const unfinished = new Set<() => Promise<unknown>>();

/** Max wait for unsent work, in milliseconds; work that is still unsent after that is kept. */
const FINISH_TIMEOUT = 3000;

/**
 * Registers a function that sends unsent work before a sign-out or a change of company. Returns a function to remove
 * the registration.
 */
export function finishBeforeLeaving(work: () => Promise<unknown>): () => void {
  unfinished.add(work);
  return () => unfinished.delete(work);
}

/** Sends the unsent work. Resolves when every function of `finishBeforeLeaving` has settled, or after three seconds. */
export async function finishWork(): Promise<void> {
  if (unfinished.size === 0) return;
  await atMost(Promise.allSettled([...unfinished].map((work) => work())), FINISH_TIMEOUT);
}
