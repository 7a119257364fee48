import { keepPreviousData, queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import type { CrudApi } from '@/shared/api/crudApi';
import type { ListAddress } from './listAddress';
import { useListState } from './useListState';

export type List<T extends object> = ReturnType<typeof useList<T>>;

/**
 * Fetches the list that the address describes. The address holds all state. A slow response never replaces a newer
 * response. If a page after the first is empty, goes directly to the last page according to the total, but at least one
 * page back.
 */
export function useList<T extends object>(
  api: Pick<CrudApi<T>, 'path' | 'keys' | 'list' | 'idOf'>,
  address: ListAddress<keyof T & string>,
) {
  const client = useQueryClient();
  const { state, go, show } = useListState(address, api.path);
  const params = address.params(state);
  const offset = (state.pageNum - 1) * state.pageSize;
  const options = queryOptions({
    queryKey: api.keys.list(params),
    queryFn: async ({ signal, client }) => {
      const page = await api.list(params, signal);
      // Also caches the total for the current tab of StatusTabs.
      if (address.tab) client.setQueryData(api.keys.total(state.filters), page.total);
      return { ...page, offset, filters: state.filters };
    },
  });
  // Starts the request during rendering instead of after it.
  usePrefetchQuery(options);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });

  const { data, isSuccess, isPlaceholderData } = query;
  const emptyPage = isSuccess && !isPlaceholderData && data.records.length === 0 && state.pageNum > 1;
  // Uses the total: on page 3 with a filter that matches five rows, goes directly to page 1, not to page 2 first.
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
    /** Reloads the rows, and also the sums and the totals of the tabs. */
    refresh: () => void client.invalidateQueries({ queryKey: api.keys.lists }),
    /** After a failed refetch, keeps the rows loaded before, unless the user may no longer see them. */
    rows: query.error instanceof ApiError && query.error.kind === 'forbidden' ? [] : (query.data?.records ?? []),
    total: query.data?.total ?? 0,
    /** Changes when the filters change, and again when their rows arrive. */
    filterKey: JSON.stringify([state.filters, query.data?.filters ?? state.filters]),
    /** The number of list rows before the displayed rows, which may still be those of the previous page. */
    offset: query.data?.offset ?? offset,
  };
}
