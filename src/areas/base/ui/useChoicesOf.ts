import { queryOptions } from '@tanstack/react-query';
import { use } from 'react';
import { segment } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import type { Id } from '@/shared/lib/id';
import { StoredValuesContext } from '@/shared/form/storedValues';
import { allOf, baseRows } from '@/shared/list/filter/baseData';
import { keysOf } from '@/shared/api/queryKeys';

/**
 * Returns a query for the options of a select: the enabled rows of a base data resource, and the rows in the field
 * `field` of the form's stored record, which may be disabled. A disabled row that the user may not read has its id as
 * its name.
 */
export function useChoicesOf(field: string, path: string, nameKey: string) {
  const used = (use(StoredValuesContext)[field] ?? []) as readonly Id[];
  const enabled = allOf(path, nameKey);
  return queryOptions({
    ...enabled,
    queryKey: keysOf(path).options({ used }),
    queryFn: async ({ client, signal }) => {
      const all = await client.fetchQuery(enabled);
      const missing = used.filter((id) => !all.some((row) => String(row.id) === String(id)));
      const read = (id: Id) =>
        request({ url: `${path}/get/${segment(id)}`, signal, quiet: true }).catch(() => ({ id }));
      return [...all, ...baseRows(await Promise.all(missing.map(read)), path, nameKey)];
    },
  });
}
