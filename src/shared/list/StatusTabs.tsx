import type { DictName } from '@/shared/vocabulary/dictName';
import { useQueries } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { useDict } from '@/shared/dict/useDict';
import type { ListAddress } from './listAddress';
import { useListState } from './useListState';

interface StatusTabsProps<T> {
  api: CrudApi<T>;
  /** The list's address codec; its `tab` names the filter and its values. */
  address: ListAddress;
  /** The dictionary of the values. */
  dictType: DictName;
}

/**
 * A status filter as tabs above a CrudTable, each with the number of rows under the other filters; the last tab shows
 * all statuses.
 */
export function StatusTabs<T>({ api, address, dictType }: StatusTabsProps<T>) {
  const { t } = useTranslation();
  const entries = useDict(dictType);
  const { field, values } = address.tab ?? { field: '', values: [] };
  const { state, go } = useListState(address);
  const { [field]: current, ...others } = state.filters;
  const keys = [...values, undefined];
  const totals = useQueries({
    queries: keys.map((value) => {
      const filters = { ...others, ...(value !== undefined && { [field]: value }) };
      return {
        queryKey: api.keys.total(filters),
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await api.list({ ...filters, pageNum: 1, pageSize: 1 }, signal)).total,
        // The list itself fetches the total of the current tab.
        enabled: value !== current,
      };
    }),
  });
  const items = keys.map((value, index) => {
    const label =
      value === undefined ? t('crud.allStates') : (entries.find((one) => one.value === value)?.label ?? value);
    const total = totals[index]?.data;
    return { key: value ?? '', label: total === undefined ? label : `${label} (${total})` };
  });
  const choose = (key: string) => {
    const filters = key === '' ? others : { ...others, [field]: key };
    go({ filters, pageNum: 1, sortField: undefined, sortOrder: undefined });
  };
  return <Tabs activeKey={current ?? ''} items={items} onChange={choose} tabBarStyle={{ marginBottom: 8 }} />;
}
