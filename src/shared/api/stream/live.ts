import { create } from 'zustand';
import type { LiveEvent } from './liveEvents';

/** True while the server pushes changes, so that nothing needs polling. */
export const useLive = create<{ isLive: boolean }>(() => ({ isLive: false }));

type Listener = (events: readonly LiveEvent[]) => Promise<unknown> | undefined;
const listeners = new Set<Listener>();

/**
 * Calls the listener with the server's events, without duplicates and at most about once a second. A `signout` event is
 * passed on immediately. Otherwise, the next call waits up to 3 seconds for the promises of all listeners. Returns a
 * function that removes the listener.
 */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes events to every listener; resolves when all have settled. */
export const announceLive = (events: readonly LiveEvent[]): Promise<unknown> =>
  Promise.allSettled([...listeners].map(async (listener) => listener(events)));
