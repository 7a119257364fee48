import { useQuery } from '@tanstack/react-query';

/** A part of the product that is loaded where it is used; unlike React.lazy a load that failed can be tried again. */
export const useModule = <M>(name: string, load: () => Promise<M>) =>
  useQuery({
    queryKey: ['module', name],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
