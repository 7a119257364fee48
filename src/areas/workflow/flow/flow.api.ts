import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Resource, resource, type ResourceFacts } from '@/shared/resource/resource';
import { isHeld } from '@/shared/api/queryKeys';
import { type ListParams, withoutEmpty } from '@/shared/api/crudApi';
import { type Page, toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';

/** Fetches one page of an engine list; these lists have paths without `/list` (docs/contract#2.E). */
export async function pageAt<Row>(
  schema: z.ZodType<Row>,
  url: string,
  params: ListParams,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const page = toPage(await request({ url, params: withoutEmpty(params), signal }), params.pageNum);
  return { ...page, records: parseRows(schema, page.records, url) };
}

/** Declares records whose list has a path without `/list` and whose rows are deleted at another path, `removal`. */
export function flowResource<Row extends object>({
  removal,
  ...facts
}: ResourceFacts<Row> & { removal: string }): Resource<Row> {
  return {
    ...resource(facts),
    list: (params, signal) => pageAt(facts.schema, facts.path, params, signal),
    remove: (ids) => request({ method: 'post', url: removal, params: { ids: ids.join(',') } }),
  };
}

/** The path of pending tasks. */
export const TASKS = '/act/task/ing';

/** Refetches all workflow data, because a decision changes several lists; prefetched steps stay cached. */
export const refreshFlows = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: (query) => {
      const [path, verb] = query.queryKey;
      const ofFlows = String(path).startsWith('/act/') && !isHeld(query.queryKey);
      return ofFlows && (path !== TASKS || verb !== 'get' || query.isActive());
    },
  });
