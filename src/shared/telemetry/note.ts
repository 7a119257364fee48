/**
 * What somebody who runs the product wants to know of it. `what` is never sent as it is: `reporter.ts` keeps of it what
 * cannot be personal.
 */
export type Note =
  | { kind: 'error' | 'chunk'; what: unknown }
  | { kind: 'slow' | 'vital'; what: string; value: number }
  | { kind: 'repair'; path: string; field: string }
  | { kind: 'screen'; what: string; since: number; isBusy: () => boolean };

/** Max number of notes kept until the reporter is loaded; more would only repeat the first ones. */
const MAX_EARLY = 20;
let early: Note[] = [];
let reporter: ((note: Note) => void) | undefined;

/** Notes something for `reporter.ts`, which comes when nobody waits; never throws. */
export function note(one: Note): void {
  if (reporter) reporter(one);
  else if (early.length < MAX_EARLY) early.push(one);
}

/** Hands over what was noted so far, and everything from now on. */
export function connectReporter(report: (note: Note) => void): void {
  reporter = report;
  for (const one of early) report(one);
  early = [];
}
