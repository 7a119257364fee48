import { useQuery } from '@tanstack/react-query';
import { loadChunk } from './loadChunk';

/** The exports of a chunk that is loaded where it is used, by a name of its own; `refetch` tries again what failed. */
export const useChunk = <M>(name: string, load: () => Promise<M>) =>
  useQuery({
    queryKey: ['chunk', name],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
