import { type CrudApi, type ListParams, segment, withoutEmpty } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { type Page, toPage } from './envelope';
import { request } from './http';
import { parseRows } from './parseRows';

/**
 * Fetches a page of the records that have the same values in some fields (`fields`, separated by commas) as one of them,
 * itself included: for values that the server masks, by which no list can be filtered. Rejects with ApiError, `missing` where the server has no such call.
 */
export async function listSame<T>(
  { path, schema, idKey }: Pick<CrudApi<T>, 'path' | 'schema' | 'idKey'>,
  id: Id,
  params: ListParams & { fields: string },
  signal?: AbortSignal,
): Promise<Page<T>> {
  const url = `${path}/same/${segment(id)}`;
  const page = toPage(await request({ url, params: withoutEmpty(params), signal }), params.pageNum);
  return { ...page, records: parseRows(schema, page.records, url, idKey) };
}
