import type { CrudApi } from './crudApi';

/** The number of rows to look through where a row has to be found in a list. */
const MAX_ROWS = 200;

/**
 * Fetches the present state of a row: by its id, or through the list where the contract has no `get` (`api.filtersOf`).
 * A row that the list no longer has is returned as it was; saving it then gets the server's own refusal.
 */
export async function findRow<T extends object>(api: CrudApi<T>, row: T, signal: AbortSignal): Promise<T> {
  const id = api.idOf(row);
  if (!api.filtersOf) return api.get(id, signal);
  const { records } = await api.list({ ...api.filtersOf(row), pageNum: 1, pageSize: MAX_ROWS }, signal);
  return records.find((one) => String(api.idOf(one)) === String(id)) ?? row;
}
