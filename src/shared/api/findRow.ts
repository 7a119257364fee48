import type { CrudApi } from './crudApi';

/** Max number of list rows to search for one row. */
const MAX_ROWS = 200;

/**
 * Fetches the current state of a row by its id. If the contract has no `get`, searches the list (`api.filtersOf`).
 * Returns the given row if the search does not find its id. If the row no longer exists, the server refuses to save it.
 */
export async function findRow<T extends object>(api: CrudApi<T>, row: T, signal: AbortSignal): Promise<T> {
  const id = api.idOf(row);
  if (!api.filtersOf) return api.get(id, signal);
  const { records } = await api.list({ ...api.filtersOf(row), pageNum: 1, pageSize: MAX_ROWS }, signal);
  return records.find((one) => String(api.idOf(one)) === String(id)) ?? row;
}
