import type { Moves } from '@/shared/transitions/moves';

/** The status changes of a resume (docs/contract#3.2, ENABLE): hide from the public site, show again. */
export const resumeMoves = {
  hide: { from: ['0'], to: '1', permission: 'resume:resume:status' },
  restore: { from: ['1'], to: '0', permission: 'resume:resume:status' },
} as const satisfies Moves;

export type ResumeMove = keyof typeof resumeMoves;
