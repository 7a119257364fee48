import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '@/shared/outbox/entry';
import { isQuestion, type PagedKind, type Question, type Reviewable } from '../review';
import { useOpenReview } from '../reviewAddress';
import { markInQueue } from '../useQueue';
import { useUnmade } from './useUnmade';

/** The panel to reopen after an undo: the panel in which the user typed the reason. Undefined without a reason. */
export const panelOf = ({ verb, reason }: Pick<OutboxEntry, 'verb' | 'reason'>): Question | undefined =>
  reason !== '' && isQuestion(verb) ? verb : undefined;

/**
 * After an undo, opens the record of the decision instead of record `id`. Works before record `id` has loaded. The user
 * may undo at once, because the page opens the next record as soon as a decision is made.
 */
export function useReopen<T extends Reviewable>(kind: PagedKind<T>, id: string, queue: string): void {
  const client = useQueryClient();
  const open = useOpenReview(kind, queue);
  useUnmade(kind.api.path, {
    onUndone: (entry) => {
      // Another action, such as disabling a record, leaves the record decided. `Review` handles its own record.
      if (id === '' || !isQuestion(entry.verb) || String(entry.id) === id) return;
      markInQueue(client, kind, queue, { record: entry.id, state: kind.moves.pass.from[0] ?? '' });
      open(entry.id, { ask: panelOf(entry) });
    },
  });
}
