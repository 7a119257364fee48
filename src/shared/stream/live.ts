import { create } from 'zustand';
import type { LiveEvent } from './liveEvents';

/** True while the server pushes what changes: nothing needs to be polled. */
export const useLive = create<{ isLive: boolean }>(() => ({ isLive: false }));

type Listener = (events: readonly LiveEvent[]) => Promise<unknown> | undefined;
const listeners = new Set<Listener>();

/**
 * Calls the listener with the events of the server, at most about once a second, each kind and record once. The next ones
 * come after the returned promise is settled. Returns the function that removes the listener.
 */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands events to every listener; resolves when all are done. */
export const announceLive = (events: readonly LiveEvent[]): Promise<unknown> =>
  Promise.allSettled([...listeners].map(async (listener) => listener(events)));
