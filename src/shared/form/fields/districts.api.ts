import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { id, toId } from '@/shared/api/fields';

export const areaSchema = z.object({ areaCode: id, areaName: z.string() });
/** The resource that holds the provinces, cities and districts. */
export const DISTRICTS = '/system/districts';
const AREAS = '/system/sysArea';

/**
 * The query of the provinces, or of the direct children of an area, for selects. Refetched after a district is saved.
 */
export const areasQuery = (parent?: Id) =>
  queryOptions({
    queryKey: keysOf(DISTRICTS).options(String(parent ?? 'provinces')),
    queryFn: ({ signal }) => listAreas(parent, signal),
    staleTime: 300_000,
  });

/** Fetches the provinces, or the direct children of an area (docs/contract#2.34). */
async function listAreas(parent: Id | undefined, signal: AbortSignal) {
  const url = parent === undefined ? `${AREAS}/getProvinceList` : `${AREAS}/getCityList`;
  const params = parent === undefined ? {} : { parentCode: parent };
  return (await fetchRows(areaSchema, { url, params, signal })).map(({ areaCode, areaName }) => ({
    // In the contract, area codes are texts in this call, but numbers in the records that refer to an area.
    value: toId(String(areaCode)),
    label: areaName,
  }));
}
