import { useQuery } from '@tanstack/react-query';
import { loadChunk } from './loadChunk';

/**
 * Loads a chunk where it is used, from when it is `wanted`, and returns its exports, cached under a unique name;
 * `refetch` retries a failed load.
 */
export const useChunk = <M>(name: string, load: () => Promise<M>, wanted = true) =>
  useQuery({
    queryKey: ['chunk', name],
    queryFn: () => loadChunk(load),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
