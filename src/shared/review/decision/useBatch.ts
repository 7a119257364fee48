import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateResource } from '@/shared/api/queryKeys';
import { recordQuery } from '@/shared/record/recordQuery';
import { useSubmit } from '@/shared/display/useSubmit';
import type { Reviewable, ReviewKind } from '../review';
import { offers } from '@/shared/transitions/recordMoves';
import { type Outcome, runBatch } from '@/shared/outbox/runBatch';

/** Makes one decision about many records, each with a call of its own; failed ones can be sent again. */
export function useBatch<T extends Reviewable>(kind: ReviewKind<T>, send: (row: T) => Promise<unknown>) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, size: 0 });
  const [outcomes, setOutcomes] = useState<readonly Outcome<T>[]>();
  const { busy, submit } = useSubmit(async (rows: readonly T[]) => {
    setProgress({ done: 0, size: rows.length });
    const sent = await runBatch(rows, send, (done) => setProgress({ done, size: rows.length }));
    const now = await Promise.all(sent.map((outcome) => withDecision(client, kind, outcome)));
    const again = new Map(now.map((outcome) => [outcome.row, outcome]));
    setOutcomes((before) => before?.map((outcome) => again.get(outcome.row) ?? outcome) ?? now);
    await (kind.refresh?.(client) ?? invalidateResource(client, kind.api.path));
  });
  return { busy, submit, progress, outcomes };
}

/** Refetches a refused record, because a colleague may have decided about it. */
async function withDecision<T extends Reviewable>(
  client: QueryClient,
  { api, moves }: ReviewKind<T>,
  outcome: Outcome<T>,
): Promise<Outcome<T>> {
  if (outcome.cause === undefined) return outcome;
  const query = { ...recordQuery(api, api.idOf(outcome.row)), staleTime: 0 };
  const now = await client.fetchQuery(query).catch(() => undefined);
  // A record without a state was not decided but is out of reach, such as a colleague's task.
  const decided = now && !offers(moves.pass, now) && Boolean((now as Record<string, unknown>)[moves.pass.field]);
  return decided ? { ...outcome, decided: now } : outcome;
}
