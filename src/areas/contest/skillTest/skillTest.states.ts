import type { Moves } from '@/shared/states/moves';

const permission = 'contest:skillTest:publish';

/** A test's states (docs/contract#3.4.22): 0 draft, 1 published, 2 stopped; a stopped one is published again. */
export const testMoves = {
  publish: { from: ['0', '2'], to: '1', permission },
  stop: { from: ['1'], to: '2', permission },
} as const satisfies Moves;

/** Whether a test may be edited: never while candidates take it. */
export const isEditable = (state: string | null | undefined): boolean => state === '0' || state === '2';

/** Whether a test may be removed: only a draft; others have been taken. */
export const isRemovable = (state: string | null | undefined): boolean => state === '0';
