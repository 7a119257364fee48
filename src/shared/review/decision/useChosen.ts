import { useSession } from '@/shared/auth/session';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { type Chosen, MAX_ROWS, type Reviewable, type ReviewKind } from '../review';
import { isOthers } from '../reviewer/isOthers';
import { useIsDecided } from './useUndoable';

/**
 * Returns a function that divides selected records into a batch and records to leave out. Leaves out records that are
 * not pending, and records with a `waiting` or `sending` decision in the outbox. Leaves out the records of colleagues
 * unless `forOthers` is true.
 */
export function useChosen<T extends Reviewable>(
  kind: ReviewKind<T>,
): (selected: readonly T[], options?: { forOthers: boolean }) => Chosen<T> {
  const isDecided = useIsDecided(kind);
  const session = useSession();
  return (selected, options) => {
    const isFor = (row: T) =>
      offers(kind.moves.pass, row) && !isDecided(row) && (options?.forOthers === true || !isOthers(row, session));
    const pending = selected.filter(isFor);
    return {
      rows: pending.slice(0, MAX_ROWS),
      leftOut: selected.filter((row) => !pending.includes(row)),
      isCut: pending.length > MAX_ROWS,
    };
  };
}
