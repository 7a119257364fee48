import type { CrudApi } from '@/shared/api/crudApi';
import { queryClient } from '@/shared/api/queryClient';
import { type Resource, resource, type ResourceFacts } from '@/shared/resource/resource';
import { withAbove } from './tree';

/**
 * Extends the calls of a resource whose `list` returns all rows at once, not nested: a search also returns the
 * ancestors of the found rows.
 */
export function treeApi<T extends object, A extends CrudApi<T> = CrudApi<T>>(
  api: A & CrudApi<T>,
  parentKey: keyof T & string,
): A {
  const everything = () =>
    queryClient.fetchQuery({ queryKey: api.keys.list({}), queryFn: ({ signal }) => api.list({}, signal) });
  return {
    ...api,
    list: async (params, signal) => {
      const found = await api.list(params, signal);
      const isSearch = Object.values(params).some((value) => value !== undefined && value !== '');
      if (!isSearch || found.records.length === 0) return found;
      const { records: all } = await everything();
      const records = withAbove(found.records, all, api.idKey, parentKey);
      return { ...found, records };
    },
  };
}

/** Like `resource`, but for records that form a tree. The field `parentId` of a record has the id of its parent. */
export const treeResource = <T extends object>(
  facts: Omit<ResourceFacts<T>, 'id'> & { id?: keyof T & string },
): Resource<T> => treeApi(resource({ id: 'id' as keyof T & string, ...facts }), 'parentId' as keyof T & string);
