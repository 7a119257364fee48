import type { Moves } from '@/shared/states/moves';

/** What can be done with a resume (docs/contract#3.2, ENABLE): hidden from the public side, and shown again. */
export const resumeMoves = {
  hide: { from: ['0'], to: '1', permission: 'resume:resume:status' },
  restore: { from: ['1'], to: '0', permission: 'resume:resume:status' },
} as const satisfies Moves;

export type ResumeMove = keyof typeof resumeMoves;
