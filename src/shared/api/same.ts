import { type CrudApi, type ListParams, segment, withoutEmpty } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { type Page, toPage } from './envelope';
import { request } from './http';
import { parseRows } from './parseRows';

/**
 * Fetches a page of the records that have the same values as the record `id` in the given comma-separated `fields`. The
 * page includes the record itself. Needed for masked values, because they cannot be used to filter a list. Rejects
 * with ApiError, of the kind `missing` if the server lacks the call.
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
