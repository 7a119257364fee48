import type { Permission } from '@/shared/vocabulary/permission';

/** One state transition. Allowed only in the states `from`. `to` is the resulting state. */
export interface Move {
  from: readonly string[];
  to: string;
  permission: Permission;
}

/** The state transitions of one kind of record, shared by its buttons, the mocks and the tests. */
export type Moves<Name extends string = string> = Readonly<Record<Name, Move>>;

/** True when a transition is allowed from a state; false if the state is missing or unknown. */
export const allows = (move: Move, state: string | null | undefined): boolean =>
  state !== null && state !== undefined && move.from.includes(state);

/** The transitions allowed from a state, in the order of `moves`. */
export const movesFrom = <Name extends string>(moves: Moves<Name>, state: string | null | undefined): Name[] =>
  (Object.keys(moves) as Name[]).filter((name) => allows(moves[name], state));
