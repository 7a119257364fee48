import { atMost, wait } from '@/shared/lib/timing';
import { RESET } from './eventParser';
import { keyOf, type LiveEvent } from './liveEvents';

/** Max delay from the first event to its delivery, in milliseconds; randomized to spread many windows' requests. */
const FIRST = 600;
/** Min time between two deliveries, in milliseconds. */
const PAUSE = 1000;
/** Max time in milliseconds that events wait for the listeners to handle the previous events. */
const LONGEST = 3000;
/** Max number of different events to collect. One `reset` event replaces all further events. */
const MAX_EVENTS = 500;

/**
 * Collects events, and calls `deliver` with the collected events at most once a second. Of several events with the same
 * key (`keyOf`), delivers only the last event. Delivers a `signout` event immediately. Each delivery waits until the
 * previous promise of `deliver` has settled, but at most 3 seconds. Otherwise a refetch could cancel the previous
 * refetch.
 */
export function collector(deliver: (events: readonly LiveEvent[]) => Promise<unknown>, random = Math.random) {
  const collected = new Map<string, LiveEvent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  function plan(after: number): void {
    if (!isBusy && collected.size > 0) timer ??= setTimeout(() => void run(), after);
  }

  async function run(): Promise<void> {
    timer = undefined;
    isBusy = true;
    const events = [...collected.values()];
    collected.clear();
    await atMost(
      deliver(events).catch(() => undefined),
      LONGEST,
    );
    await wait(PAUSE);
    isBusy = false;
    plan(0);
  }

  return {
    add(events: readonly LiveEvent[]): void {
      for (const event of events) {
        if (event.kind === 'signout') void deliver([event]);
        else if (collected.size < MAX_EVENTS) collected.set(keyOf(event), event);
        else collected.set(RESET, { kind: RESET, about: {} });
      }
      plan(FIRST * random());
    },
    /** Drops the collected events. */
    stop(): void {
      clearTimeout(timer);
      collected.clear();
    },
  };
}
