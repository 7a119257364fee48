import { useEffect } from 'react';
import { queryClient } from '@/shared/api/queryClient';
import { note } from '@/shared/telemetry/note';

const isBusy = () => queryClient.isFetching() > 0;

/** Rendered next to a screen, inside its Suspense: reports that the screen rendered and how long it took. */
export function Opened({ name, since }: { name: string; since: number }) {
  useEffect(() => note({ kind: 'screen', what: name, since, isBusy }), [name, since]);
  return null;
}
