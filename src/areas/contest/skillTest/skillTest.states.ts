import type { Moves } from '@/shared/resource/transitions/moves';

const permission = 'contest:skillTest:publish';

/**
 * The status changes of a test (docs/contract#3.4.22). The statuses are 0 draft, 1 published, 2 stopped. A stopped test
 * can be published again.
 */
export const testMoves = {
  publish: { from: ['0', '2'], to: '1', permission },
  stop: { from: ['1'], to: '2', permission },
} as const satisfies Moves;

/** True for a draft or a stopped test, because candidates cannot take the test now. */
export const isEditable = (state: string | null | undefined): boolean => state === '0' || state === '2';

/** True only for a draft, because candidates may have taken any other test. */
export const isRemovable = (state: string | null | undefined): boolean => state === '0';
