import { queryOptions } from '@tanstack/react-query';
import { resourceFilter } from '@/shared/list/filter/resourceFilter';
import { definitions, latestDefinitions } from '../flow/definition.resource';

/** The processes by name, each under its key; without those that are known only to former requests. */
const processes = queryOptions({
  queryKey: definitions.keys.options('keys'),
  queryFn: async ({ signal }) =>
    (await latestDefinitions(signal)).map(({ key, name }) => ({ value: key, label: name })),
  staleTime: 60_000,
});

/** A filter by process: chosen by its name, sent as its key. */
export const processFilter = (name: string) => resourceFilter(name, () => processes);
