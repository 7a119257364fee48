import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openChecksOf } from '../checks/askedChecks';
import type { Check } from '@/shared/record/marks/check';
import { useCheckContext } from '../checks/useChecks';
import type { Reviewable, ReviewKind } from '../review';
import { runBatch } from '@/shared/outbox/runBatch';

/**
 * The open checks of rows to pass in a batch. Fetches every record and runs the same checks as the record's page. If a
 * record cannot be fetched, its checks have no result.
 */
export function useBatchChecks<T extends Reviewable>(kind: ReviewKind<T>, rows: readonly T[]) {
  const client = useQueryClient();
  const context = useCheckContext();
  const [done, setDone] = useState(0);
  const { data, isFetching, refetch } = useQuery({
    queryKey: kind.api.keys.call('batchChecks', rows.map(kind.api.idOf)),
    queryFn: async () => {
      const open = new Map<T, readonly Check[]>();
      const look = async (row: T) => open.set(row, await openChecksOf(client, kind, row, context));
      for (const { row, cause } of await runBatch(rows, look, setDone))
        if (cause !== undefined)
          open.set(row, [unchecked(context.t('review:checks.title'), context.t('review:checks.failed'))]);
      return open;
    },
    enabled: kind.checks !== undefined && rows.length > 0,
    gcTime: 0,
    structuralSharing: false,
  });
  const openOf = (row: T): readonly Check[] => data?.get(row) ?? [];
  return { openOf, checking: isFetching, done, again: () => void refetch() };
}

const unchecked = (label: string, message: string): Check => ({
  name: 'unchecked',
  label,
  message,
  found: 'unknown',
  fields: [],
});
