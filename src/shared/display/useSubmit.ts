import { useRef, useState } from 'react';

/** Runs one change at a time: a call while another is running (`busy`) does nothing. Rejections are passed on. */
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

/** Calls `change`; an error that it throws synchronously becomes a rejection. */
const once = async <A extends unknown[], R>(change: (...args: A) => Promise<R>, args: A): Promise<R> => change(...args);
