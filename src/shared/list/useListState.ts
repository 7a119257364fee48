import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlace } from '@/shared/menu/place';
import { type ListAddress, type ListState, PAGE_SIZES } from './listAddress';
import { hasPageNo, pageInPath } from './pageInPath';
import { startSearch } from './views/savedViews';
import { chosenPageSize, usualPageSize } from './tools/useTableView';

/**
 * Returns the state of a list from its address, and functions to change the state. The browser's Back undoes a change.
 * An address without a page size has the size that the user last chose for the table `table`. A page size that arrives
 * from the server while the list is open applies when the list is next opened.
 */
export function useListState(address: ListAddress, table: string) {
  const [search, setSearch] = useSearchParams();
  const params = useParams();
  const navigate = useNavigate();
  const { path = '' } = usePlace();
  const [sizeAtOpening] = useState(() => usualPageSize(table));
  const usualSize = () => chosenPageSize(table) ?? sizeAtOpening;
  const state = address.read(search, hasPageNo(path) ? (params.pageNo ?? '1') : params.pageNo, usualSize);
  function show(next: URLSearchParams, options?: { replace: boolean }) {
    // With an empty query, a reload or Back would open the default view again.
    if (String(next) === '' && startSearch(table)) next.set('pageSize', String(PAGE_SIZES[0]));
    if (hasPageNo(path)) void navigate(pageInPath(path, params, next), options);
    else setSearch(next, options);
  }
  return {
    state,
    go: (change: Partial<ListState>, options?: { replace: boolean }) =>
      show(address.write({ ...state, ...change }, usualSize), options),
    /** Navigates to the list state that a query describes. */
    show: (query: string) =>
      show(address.write(address.read(new URLSearchParams(query), undefined, usualSize), usualSize)),
    /**
     * The complete state as a query. Includes the page number, even if the page number is in the path of the address.
     */
    query: String(address.write(state, usualSize)),
  };
}

/** The path of the current list at its first page. The path of some lists contains the page number. */
export function useListPath(): string {
  const { path = '' } = usePlace();
  const params = useParams();
  const { pathname } = useLocation();
  return hasPageNo(path) ? pageInPath(path, params, new URLSearchParams()).pathname : pathname;
}
