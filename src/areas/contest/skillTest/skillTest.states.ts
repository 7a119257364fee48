import type { Moves } from '@/shared/resource/transitions/moves';

const permission = 'contest:skillTest:publish';

/**
 * The status changes of a test (docs/contract#3.4.22): 0 draft, 1 published, 2 stopped; a stopped test can be published
 * again.
 */
export const testMoves = {
  publish: { from: ['0', '2'], to: '1', permission },
  stop: { from: ['1'], to: '2', permission },
} as const satisfies Moves;

/** True for a draft or a stopped test: candidates cannot take it now. */
export const isEditable = (state: string | null | undefined): boolean => state === '0' || state === '2';

/** True for drafts only; candidates may have taken any other test. */
export const isRemovable = (state: string | null | undefined): boolean => state === '0';
