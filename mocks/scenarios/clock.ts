import { AsyncLocalStorage } from 'node:async_hooks';

/** The header with the number of milliseconds by which the clock of a tab is ahead. `tab.js` sends it. */
export const CLOCK_HEADER = 'x-clock-ahead';

const ahead = new AsyncLocalStorage<number>();
let isWatching = false;

/**
 * Runs the handler of a call with the clock of the tab that sent the call. The first such call replaces `Date`, which
 * behaves as usual outside these handlers. Sessions use the real time (`realTime` in mocks/access).
 */
export function byClockOf<T>(header: string | string[] | undefined, run: () => T): T {
  const ms = Number(header);
  if (!header || !Number.isFinite(ms)) return run();
  if (!isWatching) globalThis.Date = shifted(globalThis.Date);
  isWatching = true;
  return ahead.run(ms, run);
}

function shifted(Real: DateConstructor): DateConstructor {
  const realNow = Real.now;
  const now = () => realNow() + (ahead.getStore() ?? 0);
  Real.now = now;
  return new Proxy(Real, {
    construct: (target, values, called) =>
      Reflect.construct(target, values.length ? values : [now()], called) as object,
    apply: () => new Real(now()).toString(),
  });
}
