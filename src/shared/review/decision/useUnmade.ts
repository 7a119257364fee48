import { useEffect, useEffectEvent } from 'react';
import { isPending, onUndone, useOutbox } from '@/shared/outbox/browserOutbox';
import type { OutboxEntry } from '@/shared/outbox/entry';

interface Unmade {
  onFailed?: (entry: OutboxEntry) => void;
  onUndone: (entry: OutboxEntry) => void;
}

/**
 * Calls `onFailed` for each failed decision, unless a colleague had decided first. Calls `onUndone` if the user undoes
 * a decision about one record. Calls nothing if the user undoes a batch.
 */
export function useUnmade(path: string, { onFailed, onUndone: reopen }: Unmade): void {
  const entries = useOutbox((outbox) => outbox.entries);
  const failed = entries.filter((entry) => entry.path === path && !isPending(entry) && !entry.other);
  const reportFailed = useEffectEvent(() => failed.forEach((entry) => onFailed?.(entry)));
  useEffect(() => reportFailed(), [failed.length]);
  const reportUndone = useEffectEvent(reopen);
  useEffect(
    () =>
      onUndone(([entry, ...others]) => {
        if (entry?.path === path && others.length === 0) reportUndone(entry);
      }),
    [path],
  );
}
