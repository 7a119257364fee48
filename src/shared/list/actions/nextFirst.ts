import type { RowAction } from './RowActions';

/** The moves of a record with its next step first, which destroys nothing; the others keep their order. */
export function nextFirst(moves: readonly RowAction[]): RowAction[] {
  const next = moves.find(({ disabledReason, danger }) => !disabledReason && !danger);
  return next ? [next, ...moves.filter((move) => move !== next)] : [...moves];
}
