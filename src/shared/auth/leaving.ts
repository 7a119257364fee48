let leaving = false;

/** Whether this page is about to be left: nothing may hold it back, remember where it was or redirect it any more. */
export const isLeaving = () => leaving;

/** Marks the page as about to be left; false when it was already. Only a page load takes it back. */
export function startLeaving(): boolean {
  const first = !leaving;
  leaving = true;
  return first;
}

/** Reloads this address: the session goes on, and no unsaved form asks. */
export function reloadPage(): void {
  startLeaving();
  location.reload();
}
