import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedChecksOf } from '@/shared/review/checks/askedChecks';
import type { Check } from '@/shared/review/checks/check';
import { useCheckContext } from '@/shared/review/checks/useChecks';
import type { Reviewable, ReviewKind } from '@/shared/review/review';
import { runBatch } from '@/shared/outbox/runBatch';

/**
 * The failed checks of rows that are to be passed at once: every record is fetched and checked as its own page would. A
 * record that cannot be checked has failed.
 */
export function useBatchChecks<T extends Reviewable>(kind: ReviewKind<T>, rows: readonly T[]) {
  const client = useQueryClient();
  const context = useCheckContext();
  const [done, setDone] = useState(0);
  const { data, isFetching } = useQuery({
    queryKey: kind.api.keys.call('batchChecks', rows.map(kind.api.idOf)),
    queryFn: async () => {
      const failed = new Map<T, readonly Check[]>();
      const look = async (row: T) => failed.set(row, await failedChecksOf(client, kind, row, context));
      for (const { row, cause } of await runBatch(rows, look, setDone))
        if (cause !== undefined)
          failed.set(row, [unchecked(context.t('review:checks.title'), context.t('review:checks.failed'))]);
      return failed;
    },
    enabled: kind.checks !== undefined && rows.length > 0,
    gcTime: 0,
    structuralSharing: false,
  });
  const failedOf = (row: T): readonly Check[] => data?.get(row) ?? [];
  return { failedOf, checking: isFetching, done };
}

const unchecked = (label: string, words: string): Check => ({
  name: 'unchecked',
  label,
  words,
  found: 'warn',
  fields: [],
});
