import type { Moves } from '@/shared/states/moves';

/** What people do with a run and in which of its states (docs/contract#3.4.25): 0 going on, 1 valid, 2 invalid, 3 broken off. */
export const gameRecordMoves = {
  invalid: { from: ['1'], to: '2', permission: 'contest:gameRecord:invalid' },
  restore: { from: ['2'], to: '1', permission: 'contest:gameRecord:invalid' },
} as const satisfies Moves;
