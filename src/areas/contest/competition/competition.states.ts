import { allows, type Moves } from '@/shared/resource/transitions/moves';

/**
 * The status changes that people make to a contest (docs/contract#3.4.20). The statuses are 0 draft, 1 published, 2
 * registration, 3 waiting for the contest, 4 running, 5 ended, 6 canceled. Statuses 1 to 5 follow the clock.
 */
export const competitionMoves = {
  publish: { from: ['0'], to: '1', permission: 'contest:competition:publish' },
  withdraw: { from: ['1'], to: '0', permission: 'contest:competition:publish' },
  cancel: { from: ['1', '2', '3'], to: '6', permission: 'contest:competition:cancel' },
} as const satisfies Moves;

export type CompetitionMove = keyof typeof competitionMoves;

interface ContestState {
  contestStatus?: string | null | undefined;
  registerCount?: number | null | undefined;
}

/** True when the status change is allowed now; a contest with registrations cannot be withdrawn. */
export const canMove = (move: CompetitionMove, { contestStatus, registerCount }: ContestState): boolean =>
  allows(competitionMoves[move], contestStatus) && (move !== 'withdraw' || (registerCount ?? 0) === 0);

/** True for a draft, and for a published contest until registration begins. */
export const isEditable = (status: string | null | undefined) => status === '0' || status === '1';

/** True for a draft or a canceled contest. */
export const isRemovable = (status: string | null | undefined) => status === '0' || status === '6';
