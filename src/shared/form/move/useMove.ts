import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alreadyShown } from '@/shared/api/ApiError';
import { invalidateResource } from '@/shared/api/queryKeys';
import type { RecordMove } from './move';

/**
 * Checks the record of a move. Call `isMoved` after a failed save: it resolves to true if the failed request or another
 * user has changed the record so that the move is no longer possible. Then `moved` describes the change. Until then
 * `moved` is ''.
 */
export function useMove(path: string, move: RecordMove | undefined) {
  const client = useQueryClient();
  const [moved, setMoved] = useState('');
  /** Shows the text `now` about a change and refetches the resource's lists. Resolves to false if `now` is empty. */
  async function show(now: string | undefined): Promise<boolean> {
    if (!now) return false;
    setMoved(now);
    await invalidateResource(client, path);
    return true;
  }
  async function isMoved(error: unknown, sent: Record<string, unknown>): Promise<boolean> {
    if (!move || alreadyShown(error)) return false;
    const now = await move.look?.(sent).catch(() => undefined);
    return show(now);
  }
  /** Resolves to true if the record's amount is not the dialog's amount anymore; then `moved` describes the change. */
  async function isOutdated(): Promise<boolean> {
    const now = await move?.recheck?.().catch(() => undefined);
    return show(now);
  }
  return { moved, isMoved, isOutdated };
}
