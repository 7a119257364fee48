const listeners = new Set<() => void>();

/** Calls the listener after every change of the menu's rows; the result ends that. */
export function onMenuChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A call that changes the menu's rows, announced once the server has done it. */
export function changingMenu<Args extends unknown[]>(
  call: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<unknown> {
  return async (...args) => {
    const answer = await call(...args);
    for (const listener of listeners) listener();
    return answer;
  };
}
