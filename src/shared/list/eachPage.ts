import type { CrudApi, ListParams } from '@/shared/api/crudApi';
import type { Page } from '@/shared/api/envelope';

/**
 * Fetches the pages of a list one by one. Stops after the last row or an empty page. A server may send fewer rows per
 * page than requested. `params` are the filters and the sort.
 */
export async function* eachPage<T extends object>(
  api: Pick<CrudApi<T>, 'list'>,
  params: ListParams,
  pageSize: number,
  signal?: AbortSignal,
): AsyncGenerator<Page<T>> {
  let count = 0;
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await api.list({ ...params, pageNum, pageSize }, signal);
    yield page;
    count += page.records.length;
    if (page.records.length === 0 || count >= page.total) return;
  }
}
