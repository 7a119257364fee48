import { queryOptions } from '@tanstack/react-query';
import { resourceFilter } from '@/shared/list/filter/resourceFilter';
import { definitions, latestDefinitions } from '../flow/definition.resource';

/** The deployed processes as options with name and key. Processes that exist only in old requests are missing. */
const processes = queryOptions({
  queryKey: definitions.keys.options('keys'),
  queryFn: async ({ signal }) =>
    (await latestDefinitions(signal)).map(({ key, name }) => ({ value: key, label: name })),
  staleTime: 60_000,
});

/** Returns a filter by process that displays names and sends keys. */
export const processFilter = (name: string) => resourceFilter(name, () => processes);
