import type { Operation } from './contract';
import type { Difference } from './differences';

/**
 * The outcome of a call. `absent`: the server lacks an optional call. `beyond`: it lacks a call that no screen in its
 * menu uses. `unknown`: the call could not be tried.
 */
export type Outcome = 'ok' | 'differs' | 'missing' | 'absent' | 'beyond' | 'forbidden' | 'unknown';

/** A call of the contract that was checked. */
export interface Result {
  call: string;
  outcome: Outcome;
  /** The differences. One that the product can read nevertheless is not a failure. */
  problems: Difference[];
  /** What the product lacks without the call, or why the call was not tried. */
  words: string;
}

/** True for a result with which the server fails the contract. */
export const fails = ({ outcome, problems }: Result) =>
  outcome === 'missing' || (outcome === 'differs' && problems.some(({ read }) => !read));

/** Creates a problem of an answer as a whole (`path` is ''), or of a part of it. */
export const problem = (path: string, expected: string, seen: string, read = false): Difference => ({
  path: path || '(answer)',
  expected,
  seen,
  read,
});

/** Returns what the product lacks if a server lacks the call. */
export const costOf = ({ without, screens }: Operation): string =>
  without ?? (screens.length > 0 ? `Screens: ${screens.join(', ')}` : 'No screen of its own');
