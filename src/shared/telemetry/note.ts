/**
 * An event of interest to operators of the product. `reporter.ts` sends only the parts of an event that cannot be
 * personal.
 */
export type Note =
  | { kind: 'error' | 'chunk'; what: unknown }
  | { kind: 'slow' | 'vital'; what: string; value: number }
  | { kind: 'repair'; path: string; field: string }
  | { kind: 'screen'; what: string; since: number; isBusy: () => boolean };

/** Max number of notes kept until the reporter loads. Further notes would mostly repeat the first notes. */
const MAX_EARLY = 20;
let early: Note[] = [];
let reporter: ((note: Note) => void) | undefined;

/** Records an event for `reporter.ts`, which loads when the browser is idle; never throws. */
export function note(one: Note): void {
  if (reporter) reporter(one);
  else if (early.length < MAX_EARLY) early.push(one);
}

/** Passes the events recorded so far, and all later ones, to the reporter. */
export function connectReporter(report: (note: Note) => void): void {
  reporter = report;
  for (const one of early) report(one);
  early = [];
}
