import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlace } from '@/shared/menu/place';
import type { ListAddress, ListState } from './listAddress';
import { hasPageNo, pageInPath } from './pageInPath';

/**
 * The state of a list from its address, and functions to change it; every change can be undone with the browser's Back.
 */
export function useListState(address: ListAddress) {
  const [search, setSearch] = useSearchParams();
  const params = useParams();
  const navigate = useNavigate();
  const { path = '' } = usePlace();
  const state = address.read(search, hasPageNo(path) ? (params.pageNo ?? '1') : params.pageNo);
  function show(next: URLSearchParams, options?: { replace: boolean }) {
    if (hasPageNo(path)) void navigate(pageInPath(path, params, next), options);
    else setSearch(next, options);
  }
  return {
    state,
    go: (change: Partial<ListState>, options?: { replace: boolean }) =>
      show(address.write({ ...state, ...change }), options),
    /** Navigates to the list state of a query. */
    show: (query: string) => show(address.write(address.read(new URLSearchParams(query)))),
    /** The whole state as a query, with the page even when the address has it in the path. */
    query: String(address.write(state)),
  };
}
