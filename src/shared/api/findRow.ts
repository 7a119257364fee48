import type { CrudApi } from './crudApi';

/** Max number of list rows to search for one row. */
const MAX_ROWS = 200;

/**
 * Fetches the current state of a row by its id; if the contract has no `get`, through the list (`api.filtersOf`). A row
 * that is no longer in the list is returned unchanged, and the server then refuses to save it.
 */
export async function findRow<T extends object>(api: CrudApi<T>, row: T, signal: AbortSignal): Promise<T> {
  const id = api.idOf(row);
  if (!api.filtersOf) return api.get(id, signal);
  const { records } = await api.list({ ...api.filtersOf(row), pageNum: 1, pageSize: MAX_ROWS }, signal);
  return records.find((one) => String(api.idOf(one)) === String(id)) ?? row;
}
