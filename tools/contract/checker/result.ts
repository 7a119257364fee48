import type { Operation } from './contract';
import type { Difference } from './differences';

/**
 * The outcome of a call. `absent` is an optional call the server lacks, `beyond` a lacking call that no screen in its
 * menu uses, `unknown` a call that could not be tried.
 */
export type Outcome = 'ok' | 'differs' | 'missing' | 'absent' | 'beyond' | 'forbidden' | 'unknown';

/** The checked call of the contract. */
export interface Result {
  call: string;
  outcome: Outcome;
  /** The differences; one that the product can read anyway is not a failure. */
  problems: Difference[];
  /** What the product lacks without it, or why it was not tried. */
  words: string;
}

/** True for a result that makes the server fail the contract. */
export const fails = ({ outcome, problems }: Result) =>
  outcome === 'missing' || (outcome === 'differs' && problems.some(({ read }) => !read));

/** Creates a problem of an answer as a whole (`path` ''), or of a part of it. */
export const problem = (path: string, expected: string, seen: string, read = false): Difference => ({
  path: path || '(answer)',
  expected,
  seen,
  read,
});

/** What the product lacks if a server lacks the call. */
export const costOf = ({ without, screens }: Operation): string =>
  without ?? (screens.length > 0 ? `Screens: ${screens.join(', ')}` : 'No screen of its own');
