import { type CrudApi, type ListParams, segment, withoutEmpty } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { type Page, toPage } from './envelope';
import { request } from './http';
import { parseRows } from './parseRows';

/**
 * Fetches a page of records with the same values as the record `id`, including the record itself. `fields` has the
 * names of the compared fields, separated by commas. Needed because a list cannot be filtered by masked values. Rejects
 * with ApiError `missing` if the server lacks the call.
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
