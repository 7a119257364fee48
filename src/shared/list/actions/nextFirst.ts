import type { RowAction } from './RowActions';

/** The actions of a record, with the first possible one that destroys nothing in front; the others keep their order. */
export function nextFirst(moves: readonly RowAction[]): RowAction[] {
  const next = moves.find(({ disabledReason, danger }) => !disabledReason && !danger);
  return next ? [next, ...moves.filter((move) => move !== next)] : [...moves];
}
