import { useQuery } from '@tanstack/react-query';
import { loadChunk } from './loadChunk';

/**
 * Loads a chunk where it is used and returns its exports, cached under a unique name; `refetch` retries a failed load.
 */
export const useChunk = <M>(name: string, load: () => Promise<M>) =>
  useQuery({
    queryKey: ['chunk', name],
    queryFn: () => loadChunk(load),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
