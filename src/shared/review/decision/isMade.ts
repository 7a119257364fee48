import { isTemporary } from '@/shared/api/ApiError';
import type { RecordMove } from '@/shared/resource/transitions/recordMoves';

/**
 * True if the server made a decision although its call failed: the answer was lost, and the record, fetched again, has
 * the new state. The outbox has the same rule.
 */
export const isMade = (error: unknown, now: object | undefined, { field, to }: Pick<RecordMove, 'field' | 'to'>) =>
  isTemporary(error) && (now as Record<string, unknown> | undefined)?.[field] === to;
