import { allows, type Moves } from '@/shared/states/moves';

/**
 * What people do with a contest and in which of its states (docs/contract#3.4.20): 0 draft, 1 published, 2 registration, 3 waiting
 * for the contest, 4 running, 5 ended, 6 cancelled. The clock leads from 1 to 5.
 */
export const competitionMoves = {
  publish: { from: ['0'], to: '1', permission: 'contest:competition:publish' },
  withdraw: { from: ['1'], to: '0', permission: 'contest:competition:publish' },
  cancel: { from: ['1', '2', '3'], to: '6', permission: 'contest:competition:cancel' },
} as const satisfies Moves;

export type CompetitionMove = keyof typeof competitionMoves;

interface Standing {
  contestStatus?: string | null | undefined;
  registerCount?: number | null | undefined;
}

/** Whether a contest can be moved now: nobody withdraws one somebody has registered for. */
export const canMove = (move: CompetitionMove, { contestStatus, registerCount }: Standing): boolean =>
  allows(competitionMoves[move], contestStatus) && (move !== 'withdraw' || (registerCount ?? 0) === 0);

/** Whether a contest may be changed: before its registration has begun. */
export const isEditable = (status: string | null | undefined) => status === '0' || status === '1';

/** Whether a contest may be removed: a draft, or a cancelled one. */
export const isRemovable = (status: string | null | undefined) => status === '0' || status === '6';
