import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlace } from '@/shared/menu/place';
import type { ListAddress, ListState } from './listAddress';
import { hasPageNo, pageInPath } from './pageInPath';
import { usualPageSize } from './tools/useTableView';

/**
 * The state of a list from its address, and functions to change it; every change can be undone with the browser's Back.
 * `table` is the name of the list's table settings: an address without a page size has the last chosen one.
 */
export function useListState(address: ListAddress, table: string) {
  const [search, setSearch] = useSearchParams();
  const params = useParams();
  const navigate = useNavigate();
  const { path = '' } = usePlace();
  const usualSize = () => usualPageSize(table);
  const state = address.read(search, hasPageNo(path) ? (params.pageNo ?? '1') : params.pageNo, usualSize);
  function show(next: URLSearchParams, options?: { replace: boolean }) {
    if (hasPageNo(path)) void navigate(pageInPath(path, params, next), options);
    else setSearch(next, options);
  }
  return {
    state,
    go: (change: Partial<ListState>, options?: { replace: boolean }) =>
      show(address.write({ ...state, ...change }, usualSize), options),
    /** Navigates to the list state of a query. */
    show: (query: string) =>
      show(address.write(address.read(new URLSearchParams(query), undefined, usualSize), usualSize)),
    /** The whole state as a query, with the page even when the address has it in the path. */
    query: String(address.write(state, usualSize)),
  };
}
