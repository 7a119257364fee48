import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MODES, type Signing } from '@/areas/workflow/check/signing';
import { neededOf, resultOf } from './rounds';

const [PASSED, REJECTED] = [2, 3] as const;
type Vote = 2 | 3;

/** The result once everybody has voted, in a straightforward implementation. */
function finalResult({ mode, share }: Signing, votes: readonly Vote[]): Vote | undefined {
  const approving = votes.filter((vote) => vote === PASSED).length;
  if (mode === 'one') return votes[0];
  const isPassed = mode === 'share' ? (approving * 100) / votes.length >= share : approving === votes.length;
  return isPassed ? PASSED : REJECTED;
}

/** Yields all possible combinations of the missing votes. */
function* endings(votes: readonly Vote[], total: number): Generator<readonly Vote[]> {
  if (votes.length === total) yield votes;
  else for (const vote of [PASSED, REJECTED] as const) yield* endings([...votes, vote], total);
}

/** The brute-force oracle: a step has a result as soon as all possible endings have the same result. */
function oracle(signing: Signing, total: number, votes: readonly Vote[]): Vote | undefined {
  const results = new Set([...endings(votes, total)].map((all) => finalResult(signing, all)));
  return results.size === 1 ? [...results][0] : undefined;
}

const signings = fc.record({ mode: fc.constantFrom(...MODES), share: fc.integer({ min: 1, max: 100 }) });
const ballots = fc.array(fc.constantFrom<Vote>(PASSED, REJECTED), { minLength: 1, maxLength: 8 });

it('a step is decided as soon as the remaining votes cannot change the result, in whatever order people vote', () =>
  fc.assert(
    fc.property(signings, ballots, (signing, ballot) => {
      for (let cast = 0; cast <= ballot.length; cast += 1) {
        const votes = ballot.slice(0, cast);
        expect(resultOf(signing, ballot.length, votes)).toBe(oracle(signing, ballot.length, votes));
      }
    }),
    { numRuns: 400 },
  ));

it.each([
  [60, 5, 3],
  [60, 3, 2],
  [33.33, 3, 1],
  [57, 100, 57],
  [1, 1, 1],
  [100, 4, 4],
])('a share of %d percent of %d deciders requires %d approvals', (share, total, needed) =>
  expect(neededOf({ mode: 'share', share }, total)).toBe(needed),
);
