let leaving = false;

/** True when the page is about to be unloaded: nothing may block that any more, store the address or redirect. */
export const isLeaving = () => leaving;

/** Marks the page as about to be unloaded; false when it was marked already. Only a page load resets it. */
export function startLeaving(): boolean {
  const first = !leaving;
  leaving = true;
  return first;
}

/** Reloads the current address: the session continues, and unsaved forms do not ask. */
export function reloadPage(): void {
  startLeaving();
  location.reload();
}

type Clean = (end: 'signOut' | 'other') => Promise<unknown>;
let clean: Clean = () => Promise.resolve();

/** Sets what removes the user's data from this browser's storage when the session ends. */
export const cleanWith = (work: Clean): void => void (clean = work);

/** Removes that data, after a sign-out or another end of the session; always resolves. */
export const cleanUp: Clean = (end) => clean(end).catch(() => undefined);

/** Work that has to reach the server before the session or the company changes. */
const unfinished = new Set<() => Promise<unknown>>();

/** Max wait for that work, in milliseconds; work that is unsent by then is kept. */
const FINISH_TIMEOUT = 3000;

/** Registers work to send before a sign-out or a switch of the company; returns the function that removes it. */
export function finishBeforeLeaving(work: () => Promise<unknown>): () => void {
  unfinished.add(work);
  return () => unfinished.delete(work);
}

/** Sends the work of `finishBeforeLeaving`. Resolves when all of it is answered, or after three seconds. */
export async function finishWork(): Promise<void> {
  if (unfinished.size === 0) return;
  const late = new Promise((resolve) => setTimeout(resolve, FINISH_TIMEOUT));
  await Promise.race([Promise.allSettled([...unfinished].map((work) => work())), late]);
}
