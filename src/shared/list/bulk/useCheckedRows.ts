import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findRow } from '@/shared/api/findRow';
import { runBatch } from '@/shared/outbox/runBatch';
import type { Resource } from '@/shared/resource/resource';
import type { Checked } from './bulk';

/** Reads rows as the server has them now, a few at a time; `again` reads them once more. Closing ends it. */
export function useCheckedRows<T extends object>(api: Resource<T>, rows: readonly T[]) {
  const [done, setDone] = useState(0);
  const { data, isFetching, refetch } = useQuery({
    queryKey: api.keys.call('bulk', rows.map(api.idOf)),
    queryFn: async ({ signal }): Promise<Checked<T>[]> => {
      const now = new Map<T, T>();
      const read = async (row: T) => now.set(row, await findRow(api, row, signal));
      return (await runBatch(rows, read, setDone)).map((one) => ({ ...one, now: now.get(one.row) }));
    },
    gcTime: 0,
    structuralSharing: false,
  });
  return { checked: data ?? NONE, isReading: isFetching, done, again: () => void refetch() };
}

const NONE: readonly never[] = [];
