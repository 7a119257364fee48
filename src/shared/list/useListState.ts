import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlace } from '@/shared/menu/place';
import type { ListAddress, ListState } from './listAddress';
import { hasPageNo, pageInPath } from './pageInPath';

/** What the address says of a list, and how to go to another state of it; a step back in the browser undoes that. */
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
    /** Goes to the list as a query says it. */
    show: (query: string) => show(address.write(address.read(new URLSearchParams(query)))),
    /** The whole state as a query, the page too wherever the address has it. */
    query: String(address.write(state)),
  };
}
