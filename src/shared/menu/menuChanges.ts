const listeners = new Set<() => void>();

/** Calls the listener after every change of the menu's rows. Returns a function that removes the listener. */
export function onMenuChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Wraps a call that changes the menu's rows, so that the listeners are called after it resolves. */
export function changingMenu<Args extends unknown[]>(
  call: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<unknown> {
  return async (...args) => {
    const answer = await call(...args);
    for (const listener of listeners) listener();
    return answer;
  };
}
