import type { Operation } from './contract';
import type { Difference } from './differences';

/**
 * What a call turned out to be; `absent` is an optional call the server lacks, `beyond` one it lacks that no screen of its
 * menu asks for, `unknown` one that could not be tried.
 */
export type Outcome = 'ok' | 'differs' | 'missing' | 'absent' | 'beyond' | 'forbidden' | 'unknown';

/** One call of the contract, checked. */
export interface Result {
  call: string;
  outcome: Outcome;
  /** Where it differs; what the product reads all the same is no failure. */
  problems: Difference[];
  /** What it costs on the screen, or why it was not tried. */
  words: string;
}

/** True for a call that keeps a server from being taken for one of the contract. */
export const fails = ({ outcome, problems }: Result) =>
  outcome === 'missing' || (outcome === 'differs' && problems.some(({ read }) => !read));

/** A problem of an answer as a whole (`path` ''), or of what is in it. */
export const problem = (path: string, expected: string, seen: string, read = false): Difference => ({
  path: path || '(answer)',
  expected,
  seen,
  read,
});

/** What a server lacks without a call. */
export const costOf = ({ without, screens }: Operation): string =>
  without ?? (screens.length > 0 ? `Screens: ${screens.join(', ')}` : 'No screen of its own');
