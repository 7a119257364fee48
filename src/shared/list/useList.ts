import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CrudApi } from '@/shared/api/crudApi';
import type { ListAddress, ListState } from './listAddress';

/** The list of a resource as it stands at its address. */
export type List<T extends object> = ReturnType<typeof useList<T>>;

/**
 * A list at its address: the address is the only state, the rows always belong to it. A slow old answer never replaces a
 * newer one; a page past the first that came back empty goes back one.
 */
export function useList<T extends object>(
  api: Pick<CrudApi<T>, 'path' | 'keys' | 'list' | 'idOf'>,
  address: ListAddress,
) {
  const [search, setSearch] = useSearchParams();
  const { pageNo } = useParams();
  const state = address.read(search, pageNo);
  const params = address.params(state);
  const query = useQuery({
    queryKey: api.keys.list(params),
    queryFn: async ({ signal, client }) => {
      const page = await api.list(params, signal);
      // The tab above the list says it too.
      if (address.tab) client.setQueryData(api.keys.total(state.filters), page.total);
      return page;
    },
    placeholderData: keepPreviousData,
  });

  /** Goes to another state of the list; a step back in the browser undoes it. */
  const go = (change: Partial<ListState>, options?: { replace: boolean }) =>
    setSearch(address.write({ ...state, ...change }), options);

  const emptyPage = query.isSuccess && !query.isPlaceholderData && query.data.records.length === 0 && state.pageNum > 1;
  const stepBack = useEffectEvent(() => go({ pageNum: state.pageNum - 1 }, { replace: true }));
  useEffect(() => {
    if (emptyPage) stepBack();
  }, [emptyPage, state.pageNum]);

  return {
    api,
    address,
    state,
    go,
    /** Goes to the list as an address says it. */
    show: (to: string) => setSearch(address.write(address.read(new URLSearchParams(to)))),
    query,
    rows: query.isError ? [] : (query.data?.records ?? []),
    total: query.data?.total ?? 0,
  };
}
