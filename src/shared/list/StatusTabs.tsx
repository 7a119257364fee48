import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { useDict } from '@/shared/dict/useDict';
import type { DictName } from '@/shared/vocabulary/dictName';
import { useFormats } from '@/shared/settings/useFormats';
import type { ListAddress } from './listAddress';
import styles from './list.module.css';
import { useListState } from './useListState';

interface StatusTabsProps<T> {
  api: CrudApi<T>;
  /** The list's address codec; its `tab` names the filter and its values. */
  address: ListAddress;
  /** The dictionary of the statuses. */
  dictType: DictName;
  /**
   * Additional tabs after the first status tab. Each shows some of the rows with that status, such as the user's own.
   */
  parts?: readonly StatusPart[] | undefined;
}

/**
 * A tab for some of the rows with the first status: those that match the value `value` of the filter called `filter`.
 */
export interface StatusPart {
  filter: string;
  value: string;
  label: string;
}

/**
 * Shows a status filter as tabs above the other filters. The last tab is for all statuses. Each tab shows its number of
 * rows, which depends on the other filters.
 */
export function StatusTabs<T>({ api, address, dictType, parts = [] }: StatusTabsProps<T>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const entries = useDict(dictType);
  const { field, values } = address.tab ?? { field: '', values: [] };
  const { state, go } = useListState(address, api.path);
  const names = [field, ...parts.map(({ filter }) => filter)];
  const others = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !names.includes(name)));
  const [first = '', ...rest] = values;
  const labelled = entries.length > 0;
  // A placeholder until the dictionary is loaded, so that no raw code is shown.
  const statusTab = (value: string) => ({
    filters: { [field]: value },
    label: labelled ? (entries.find((entry) => entry.value === value)?.label ?? value) : <i />,
    isNamed: labelled,
  });
  // Hides the tab of a status that is missing from the dictionary, because the server has no rows with that status.
  const isKnown = (value: string) =>
    !labelled || value === state.filters[field] || entries.some((entry) => entry.value === value);
  const tabs = [
    statusTab(first),
    ...parts.map(({ filter, value, label }) => ({
      filters: { [field]: first, [filter]: value },
      label,
      isNamed: true,
    })),
    ...rest.filter(isKnown).map(statusTab),
    { filters: {}, label: t('crud.allStates'), isNamed: true },
  ];
  const isCurrent = (filters: Record<string, string>) => names.every((name) => filters[name] === state.filters[name]);
  const totals = useQueries({
    queries: tabs.map((tab) => {
      const filters = { ...others, ...tab.filters };
      return {
        queryKey: api.keys.total(filters),
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await api.list({ ...filters, pageNum: 1, pageSize: 1 }, signal)).total,
        // The list itself fetches the total of the current tab.
        enabled: !isCurrent(tab.filters),
      };
    }),
  });
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('crud.states')}>
      {tabs.map(({ filters, label, isNamed }, index) => {
        const total = totals[index]?.data;
        return (
          <button
            key={JSON.stringify(filters)}
            type="button"
            role="tab"
            aria-selected={isCurrent(filters)}
            aria-label={isNamed ? undefined : t('boot.loading')}
            onClick={() =>
              go({ filters: { ...others, ...filters }, pageNum: 1, sortField: undefined, sortOrder: undefined })
            }
          >
            {label}
            {total !== undefined && ` (${number(total)})`}
          </button>
        );
      })}
    </div>
  );
}
