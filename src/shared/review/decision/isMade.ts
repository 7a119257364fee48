import { isTemporary } from '@/shared/api/ApiError';
import type { RecordMove } from '@/shared/resource/transitions/recordMoves';

/**
 * True if the server made a decision although its call failed: an answer was lost, and the record, fetched again, has
 * the new state. The lost answer is this call's, or an earlier one's (`wasLost`), so that the server refused this call.
 * The outbox has the same rule.
 */
export const isMade = (
  error: unknown,
  now: object | undefined,
  { field, to }: Pick<RecordMove, 'field' | 'to'>,
  wasLost = false,
) => (wasLost || isTemporary(error)) && (now as Record<string, unknown> | undefined)?.[field] === to;
