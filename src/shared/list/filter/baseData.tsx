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

const rowSchema = z.looseObject({ id, parentId: id.nullish() });

/** The name of a row of base data; its id where the name is missing or no text. */
export function rowName(row: Readonly<Record<string, unknown>>, nameKey: string): string {
  const name = row[nameKey];
  return (typeof name === 'string' || typeof name === 'number') && name !== '' ? String(name) : String(row.id);
}

/** The enabled rows of a base data resource as options, each below its parent (docs/contract#3.1, `{base}/all`). */
export function allOf(path: string, nameKey: string) {
  const url = `${path}/all`;
  return queryOptions({
    queryKey: keysOf(path).options(),
    queryFn: async ({ signal }) => parseRows(rowSchema, toList(await request({ url, signal })) as unknown[], url),
    select: (rows) =>
      branchChoices(
        toTree(rows, 'id', 'parentId'),
        (row) => row.id,
        (row) => rowName(row, nameKey),
      ),
  });
}

/** A filter by the base data row a record refers to. */
export const baseFilter = (name: string, path: string, nameKey: string) =>
  resourceFilter(name, () => allOf(path, nameKey));
