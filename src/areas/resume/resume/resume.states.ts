import type { RecordMoves } from '@/shared/resource/transitions/recordMoves';

const field = 'status';
const permission = 'resume:resume:status';

/**
 * The status changes of a resume (docs/contract#3.2, ENABLE). `hide` removes a resume from the public site. `restore`
 * shows the resume again.
 */
export const resumeMoves = {
  hide: { field, from: ['0'], to: '1', permission },
  restore: { field, from: ['1'], to: '0', permission },
} as const satisfies RecordMoves;

export type ResumeMove = keyof typeof resumeMoves;

export const isResumeMove = (verb: string): verb is ResumeMove => Object.hasOwn(resumeMoves, verb);
