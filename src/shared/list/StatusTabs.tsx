import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { useDict } from '@/shared/dict/useDict';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { ListAddress } from './listAddress';
import styles from './list.module.css';
import { useListState } from './useListState';

interface StatusTabsProps<T> {
  api: CrudApi<T>;
  /** The list's address codec; its `tab` names the filter and its values. */
  address: ListAddress;
  /** The dictionary of the values. */
  dictType: DictName;
}

/**
 * A status filter as tabs above the filters, each with the number of rows under the other filters; the last tab shows
 * all statuses.
 */
export function StatusTabs<T>({ api, address, dictType }: StatusTabsProps<T>) {
  const { t } = useTranslation();
  const entries = useDict(dictType);
  const { field, values } = address.tab ?? { field: '', values: [] };
  const { state, go } = useListState(address, api.path);
  const current = state.filters[field];
  const others = { ...state.filters };
  delete others[field];
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
  const choose = (value: string | undefined) => {
    const filters = value === undefined ? others : { ...others, [field]: value };
    go({ filters, pageNum: 1, sortField: undefined, sortOrder: undefined });
  };
  const labelled = entries.length > 0;
  const labelOf = (value: string | undefined) => {
    if (value === undefined) return t('crud.allStates');
    // A placeholder until the dictionary is loaded, so that no raw code is shown.
    return !labelled ? <i /> : (entries.find((entry) => entry.value === value)?.label ?? value);
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('crud.states')}>
      {keys.map((value, index) => {
        const total = totals[index]?.data;
        return (
          <button
            key={value ?? ''}
            type="button"
            role="tab"
            aria-selected={value === current}
            aria-label={labelled || value === undefined ? undefined : t('boot.loading')}
            onClick={() => choose(value)}
          >
            {labelOf(value)}
            {total !== undefined && ` (${total})`}
          </button>
        );
      })}
    </div>
  );
}
