import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alreadyShown } from '@/shared/api/ApiError';
import { invalidateResource } from '@/shared/api/queryKeys';
import type { RecordMove } from './move';

/**
 * Checks the record after a failed move. The move may be impossible now, because the failed request or another user has
 * changed the record. In that case `isMoved` resolves to true, and `moved` describes the change. Otherwise `moved` is
 * ''.
 */
export function useMove(path: string, move: RecordMove | undefined) {
  const client = useQueryClient();
  const [moved, setMoved] = useState('');
  /** Shows what happened to the record, if anything, and refetches its lists. Resolves to false for no text. */
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
  /** Resolves to true if the amount in the dialog is no longer the record's; then `moved` describes the change. */
  async function isOutdated(): Promise<boolean> {
    const now = await move?.recheck?.().catch(() => undefined);
    return show(now);
  }
  return { moved, isMoved, isOutdated };
}
