import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CrudApi } from '@/shared/api/crudApi';
import type { ListAddress } from './listAddress';
import { useListState } from './useListState';

/** The list of a resource as it stands at its address. */
export type List<T extends object> = ReturnType<typeof useList<T>>;

/**
 * A list at its address: the address is the only state, the rows always belong to it. A slow old answer never replaces a
 * newer one; a page past the first that came back empty goes back one, or to the last there is.
 */
export function useList<T extends object>(
  api: Pick<CrudApi<T>, 'path' | 'keys' | 'list' | 'idOf'>,
  address: ListAddress,
) {
  const { state, go, show } = useListState(address);
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

  const { data, isSuccess, isPlaceholderData } = query;
  const emptyPage = isSuccess && !isPlaceholderData && data.records.length === 0 && state.pageNum > 1;
  // As far as the total says: whoever comes from page 3 with a filter for five rows is not led past page 2 first.
  const stepBack = useEffectEvent(() => {
    const last = Math.max(1, Math.ceil((data?.total ?? 0) / state.pageSize));
    go({ pageNum: Math.min(state.pageNum - 1, last) }, { replace: true });
  });
  useEffect(() => {
    if (emptyPage) stepBack();
  }, [emptyPage, state.pageNum]);

  return {
    api,
    address,
    state,
    go,
    show,
    query,
    rows: query.isError ? [] : (query.data?.records ?? []),
    total: query.data?.total ?? 0,
  };
}
