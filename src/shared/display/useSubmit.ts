import { useRef, useState } from 'react';

/**
 * Runs one change at a time. While a change is running (`busy`), a further call of `submit` does nothing. If the change
 * rejects, `submit` rejects too.
 */
export function useSubmit<A extends unknown[], R>(change: (...args: A) => Promise<R>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  async function submit(...args: A): Promise<R | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    return once(change, args).finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return { busy, submit };
}

/** Calls `change`. Converts a synchronous error to a rejection. */
const once = async <A extends unknown[], R>(change: (...args: A) => Promise<R>, args: A): Promise<R> => change(...args);
