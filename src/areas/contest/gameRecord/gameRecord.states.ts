import type { Moves } from '@/shared/resource/transitions/moves';

/**
 * The status changes that people make to a run (docs/contract#3.4.25). The statuses are 0 in progress, 1 valid, 2
 * invalid, 3 aborted.
 */
export const gameRecordMoves = {
  invalid: { from: ['1'], to: '2', permission: 'contest:gameRecord:invalid' },
  restore: { from: ['2'], to: '1', permission: 'contest:gameRecord:invalid' },
} as const satisfies Moves;
