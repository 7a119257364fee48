import type { CrudApi, ListParams } from '@/shared/api/crudApi';
import type { Page } from '@/shared/api/envelope';

/**
 * Fetches the pages of a list one by one until all rows are fetched. `params` are the filters and the sort. When a
 * server sends fewer rows per page than requested, this function continues with the next page; an empty page ends the
 * loop.
 */
export async function* eachPage<T extends object>(
  api: Pick<CrudApi<T>, 'list'>,
  params: ListParams,
  pageSize: number,
  signal: AbortSignal,
): AsyncGenerator<Page<T>> {
  let count = 0;
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await api.list({ ...params, pageNum, pageSize }, signal);
    yield page;
    count += page.records.length;
    if (page.records.length === 0 || count >= page.total) return;
  }
}
