let leaving = false;

/** True when the page is about to be unloaded: nothing may block that, store the address or redirect any more. */
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
