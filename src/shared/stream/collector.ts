import { RESET } from './eventParser';
import { keyOf, type LiveEvent } from './liveEvents';

/** Max time in milliseconds from the first event until it is handed out: spreads the requests of many windows. */
const FIRST = 600;
/** Time in milliseconds between two deliveries. */
const PAUSE = 1000;
/** Max time in milliseconds that events wait for the answers to those before. */
const LONGEST = 3000;
/** With more different events than this, everything is fetched again once instead. */
const MAX_EVENTS = 500;

/**
 * Collects a flood of events. `add` keeps of equal events the last; `deliver` gets what has collected, at most once a
 * second, and not before its last promise is settled, for some seconds: a refetch is not cancelled by the next one. A
 * `signout` is delivered at once.
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
    await Promise.race([deliver(events).catch(() => undefined), wait(LONGEST)]);
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
    /** Drops what has collected. */
    stop(): void {
      clearTimeout(timer);
      collected.clear();
    },
  };
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
