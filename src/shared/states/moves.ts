import type { Permission } from '@/shared/vocabulary/permission';

/** One change of state: from which states it may be done, where it leads, who may do it. */
export interface Move {
  from: readonly string[];
  to: string;
  permission: Permission;
}

/** The changes of state of one kind of record: shared by its buttons, the mocks and the tests. */
export type Moves<Name extends string = string> = Readonly<Record<Name, Move>>;

/** Whether a move may be made in a state; never in one that is missing or unknown. */
export const allows = (move: Move, state: string | null | undefined): boolean =>
  state !== null && state !== undefined && move.from.includes(state);

/** The moves that may be made in a state, in the table's order. */
export const movesFrom = <Name extends string>(moves: Moves<Name>, state: string | null | undefined): Name[] =>
  (Object.keys(moves) as Name[]).filter((name) => allows(moves[name], state));
