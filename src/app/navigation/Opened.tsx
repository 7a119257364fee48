import { useEffect } from 'react';
import { queryClient } from '@/shared/api/queryClient';
import { note } from '@/shared/telemetry/note';

const isBusy = () => queryClient.isFetching() > 0;

/** Beside a screen, within its Suspense: says that it stands, and since when it was being opened. */
export function Opened({ name, since }: { name: string; since: number }) {
  useEffect(() => note({ kind: 'screen', what: name, since, isBusy }), [name, since]);
  return null;
}
