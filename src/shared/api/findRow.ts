import type { CrudApi } from './crudApi';

/** Max number of list rows that are searched for one row. */
const MAX_ROWS = 200;

/**
 * Fetches the current state of a row: by its id, or through the list where the contract has no `get` (`api.filtersOf`).
 * A row that is no longer in the list is returned unchanged; the server then refuses to save it.
 */
export async function findRow<T extends object>(api: CrudApi<T>, row: T, signal: AbortSignal): Promise<T> {
  const id = api.idOf(row);
  if (!api.filtersOf) return api.get(id, signal);
  const { records } = await api.list({ ...api.filtersOf(row), pageNum: 1, pageSize: MAX_ROWS }, signal);
  return records.find((one) => String(api.idOf(one)) === String(id)) ?? row;
}
