import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import { Lazy } from '@/shared/lazy/Lazy';
import type { Column, Filters } from '../column';
import { isConditional } from '../conditions';
import { FilterPanelButton } from './FilterPanel';
import styles from './filter.module.css';
import { FilterControl } from './FilterControl';
import { type FilterField, isActive, isRange, isShown, namesOf, without, withTyped } from './filters';
import { MoreFilters } from './MoreFilters';

const loadChips = () => import('./FilterChips');

interface FilterBarProps<T extends object> {
  columns: readonly Column<T>[];
  fields: readonly FilterField[];
  filters: Filters;
  /** The conditions in `filters` that the server does not support. */
  unsupported: Filters | undefined;
  /** Applies filters; applying unchanged filters reloads the list. */
  onApply: (filters: Filters) => void;
}

/** The max number of filters in the bar, per screen width. A button opens the other filters. */
const IN_LINE = { phone: 0, tablet: 2, desk: 3 };

/** The filter bar of a list: the controls, chips for the active filters, and the buttons 查询 and 重置 (not on a phone). */
export function FilterBar<T extends object>({ columns, fields, filters, unsupported, onApply }: FilterBarProps<T>) {
  const { t } = useTranslation();
  const width = useScreenWidth();
  const { typed, valueOf, type, picked, pick, onApply: onSent, forget } = useTyped(filters);
  const apply = (next: Filters) => {
    onSent(next);
    onApply(next);
  };
  const search = () => apply(withTyped(filters, typed));
  const reset = () => {
    forget();
    apply(without(filters, [...fields.flatMap(namesOf), ...Object.keys(filters).filter(isConditional)]));
  };
  // The filters that depend on a changed filter are removed too: another province removes the city.
  const dependents = (names: readonly string[]) =>
    fields.filter(({ control: { own } }) => own?.needs !== undefined && names.includes(own.needs)).flatMap(namesOf);
  const remove = (names: readonly string[]) => {
    type(Object.fromEntries(names.map((name) => [name, ''])));
    apply(without(filters, [...names, ...dependents(names)]));
  };
  const choose = (values: Filters) =>
    apply(withTyped(without(filters, dependents(Object.keys(values))), { ...typed, ...values }));
  const control = (field: FilterField) => (
    <FilterControl
      key={field.names.join('-')}
      field={field}
      filters={filters}
      valueOf={valueOf}
      picked={picked[field.base]}
      onPick={(condition) => pick({ [field.base]: condition })}
      onType={type}
      onEnter={search}
      onChoose={choose}
    />
  );
  // Ranges are wide, so they come last: they are in the line only if other filters leave space.
  const shown = fields.filter(isShown).toSorted((one, other) => Number(isRange(one)) - Number(isRange(other)));
  const inLine = shown.slice(0, IN_LINE[width]);
  const more = shown.slice(inLine.length);
  if (fields.length === 0) return <FilterPanelButton />;
  return (
    <div className={styles.bar} role="search" aria-label={t('crud.filter.title')}>
      <FilterPanelButton />
      {inLine.map((field) => (
        <div key={field.names.join('-')} className={styles.field} data-as={field.control.as}>
          {control(field)}
        </div>
      ))}
      {more.length > 0 && (
        <MoreFilters
          count={more.filter((field) => isActive(field, filters)).length}
          sheet={width === 'phone'}
          onSearch={search}
          onReset={reset}
        >
          {more.map((field) => (
            <div key={field.names.join('-')}>{control(field)}</div>
          ))}
        </MoreFilters>
      )}
      {width !== 'phone' && (
        <>
          <Button icon={<SearchOutlined aria-hidden="true" />} onClick={search}>
            {t('action.search')}
          </Button>
          <Button type="text" onClick={reset}>
            {t('action.reset')}
          </Button>
        </>
      )}
      {(fields.some((field) => isActive(field, filters)) || Object.keys(filters).some(isConditional)) && (
        <Lazy load={loadChips} onFail={() => undefined}>
          {({ FilterChips }) => (
            <FilterChips {...{ columns, fields, filters, unsupported }} onRemove={remove} onClear={reset} />
          )}
        </Lazy>
      )}
    </div>
  );
}

/**
 * Filter input that is not applied yet. Keeps text that the user types while a search is running. After Back or a link,
 * the fields show the filters of the address.
 */
function useTyped(filters: Filters) {
  const now = JSON.stringify(filters);
  const [seen, setSeen] = useState(now);
  const [sent, setSent] = useState('');
  const [typed, setTyped] = useState<Filters>({});
  const [picked, setPicked] = useState<Readonly<Record<string, string | undefined>>>({});
  if (seen !== now) {
    setSeen(now);
    const own = sent === now;
    if (!own) setPicked({});
    setTyped(
      own ? Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== (filters[name] ?? ''))) : {},
    );
  }
  return {
    typed,
    valueOf: (name: string) => typed[name] ?? filters[name] ?? '',
    type: (values: Filters) => setTyped((before) => ({ ...before, ...values })),
    /** The conditions that the user picked for the next values, keyed by the filter's `base`. */
    picked,
    pick: (conditions: typeof picked) => setPicked((before) => ({ ...before, ...conditions })),
    /** Must be called with the filters that are being applied. */
    onApply: (applied: Filters) => setSent(JSON.stringify(applied)),
    forget: () => {
      setTyped({});
      setPicked({});
    },
  };
}
