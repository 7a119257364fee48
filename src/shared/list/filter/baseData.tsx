import { resourceFilter } from './resourceFilter';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';
import { branchChoices } from '../tree/branchChoices';
import { toTree } from '../tree/tree';

const rowSchema = z.object({ id, parentId: id.nullish() });

/** A row of base data. `name` is the display name, which may be in any field of the server's row. */
type BaseRow = z.infer<typeof rowSchema> & { name: string };

/** Parses rows of base data, whose name is in the field `nameKey`; a row without a name gets its id as its name. */
export function baseRows(rows: readonly unknown[], url: string, nameKey: string): BaseRow[] {
  const schema = z.object({ ...rowSchema.shape, [nameKey]: z.string().nullish() });
  // A computed key makes zod lose the types of the other keys.
  const read = parseRows(schema, rows, url) as (z.infer<typeof rowSchema> & Record<string, unknown>)[];
  return read.map((row) => ({ id: row.id, parentId: row.parentId, name: String(row[nameKey] || row.id) }));
}

/** Fetches the enabled rows of a base data resource (docs/contract#3.1, `{base}/all`). */
export async function fetchBase(path: string, nameKey: string, signal: AbortSignal): Promise<BaseRow[]> {
  const url = `${path}/all`;
  return baseRows(toList(await request({ url, signal })), url, nameKey);
}

/** The enabled rows of a base data resource as options, each after its parent. */
export function allOf(path: string, nameKey: string) {
  return queryOptions({
    queryKey: keysOf(path).options(),
    queryFn: ({ signal }) => fetchBase(path, nameKey, signal),
    select: (rows) =>
      branchChoices(
        toTree(rows, 'id', 'parentId'),
        (row) => row.id,
        (row) => row.name,
      ),
  });
}

/** A filter by the row of base data that a record refers to. */
export const baseFilter = (name: string, path: string, nameKey: string) =>
  resourceFilter(name, () => allOf(path, nameKey));
