import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysOf } from '@/shared/api/queryKeys';
import { PAST } from './calls.api';
import { pastOf, staffOf } from './rehearsal.api';
import { runInWorker } from './runInWorker';

/** Rehearses a diagram once with the requests of the last year. */
export function useRehearsal(procDefKey: string, drawing: () => Promise<string>) {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [isStopped, setStopped] = useState(false);
  const client = useQueryClient();
  const queryKey = keysOf(PAST).call('rehearsal', procDefKey);
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [xml, past, staff] = await Promise.all([drawing(), pastOf(procDefKey, signal), staffOf(signal)]);
      setProgress({ done: 0, total: past.length });
      const onProgress = (done: number) => setProgress({ done, total: past.length });
      const rehearsal = await runInWorker({ xml, past, staff }, { signal, onProgress });
      const names = new Map((staff.users ?? []).map(({ userId, userName }) => [String(userId), userName]));
      return { ...rehearsal, nameOf: (id: string) => names.get(id) ?? id };
    },
    enabled: !isStopped,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const stop = () => {
    setStopped(true);
    void client.cancelQueries({ queryKey, exact: true });
  };
  return { found, progress, isStopped, stop, again: () => setStopped(false) };
}

/** The result of a rehearsal, with the names of people. */
export type Shown = NonNullable<ReturnType<typeof useRehearsal>['found']['data']>;
