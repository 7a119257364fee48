import { type CrudApi, type ListParams, segment, withoutEmpty } from './crudApi';
import type { Id } from '@/shared/lib/id';
import { type Page, toPage } from './envelope';
import { request } from './http';
import { parseRows } from './parseRows';

/**
 * Fetches a page of the records whose `fields` have the same values as those of the record `id`. The page includes the
 * record itself. `fields` is a comma-separated list of field names. Needed because a list cannot be filtered by masked
 * values. Rejects with ApiError `missing` if the server lacks the call.
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
