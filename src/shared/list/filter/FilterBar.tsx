import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import type { Filters } from '../column';
import { FilterPanelButton } from './FilterPanel';
import styles from './filter.module.css';
import { FilterChips } from './FilterChips';
import { FilterControl } from './FilterControl';
import { type FilterField, isActive, isRange, isShown, without, withTyped } from './filters';
import { MoreFilters } from './MoreFilters';

interface FilterBarProps {
  fields: readonly FilterField[];
  filters: Filters;
  /** Applies filters; applying the same ones again reloads the list. */
  onApply: (filters: Filters) => void;
}

/** The number of filters in the line itself; the others are behind 更多筛选. */
const IN_LINE = { phone: 0, tablet: 2, desk: 3 };

/** The filters of a list in one line: controls, chips for the active filters, 查询 and 重置. */
export function FilterBar({ fields, filters, onApply }: FilterBarProps) {
  const { t } = useTranslation();
  const width = useScreenWidth();
  const { typed, valueOf, type, onApply: onSent, forget } = useTyped(filters);
  const apply = (next: Filters) => {
    onSent(next);
    onApply(next);
  };
  const search = () => apply(withTyped(filters, typed));
  const reset = () => {
    forget();
    apply(
      without(
        filters,
        fields.flatMap(({ names }) => names),
      ),
    );
  };
  const remove = (names: readonly string[]) => {
    type(Object.fromEntries(names.map((name) => [name, ''])));
    apply(without(filters, names));
  };
  // Removes the filters that depend on a changed one: a city of another province is no longer a filter.
  const choose = (values: Filters) => {
    const dependents = fields.filter(({ control: { own } }) => own?.needs !== undefined && own.needs in values);
    apply(
      withTyped(
        without(
          filters,
          dependents.flatMap(({ names }) => names),
        ),
        { ...typed, ...values },
      ),
    );
  };
  const control = (field: FilterField) => (
    <FilterControl
      key={field.names.join('-')}
      field={field}
      filters={filters}
      valueOf={valueOf}
      onType={type}
      onEnter={search}
      onChoose={choose}
    />
  );
  // Ranges need much room: they are in the line only when nothing else is.
  const shown = fields.filter(isShown).toSorted((one, other) => Number(isRange(one)) - Number(isRange(other)));
  const inLine = shown.slice(0, IN_LINE[width]);
  const more = shown.slice(inLine.length);
  const active = fields.filter((field) => isActive(field, filters));
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
      <FilterChips active={active} filters={filters} onRemove={remove} onClear={reset} />
    </div>
  );
}

/**
 * The input of the filters that is not applied yet. After the user's own search, text typed since then is kept; after
 * Back or a link the fields show the address.
 */
function useTyped(filters: Filters) {
  const now = JSON.stringify(filters);
  const [seen, setSeen] = useState(now);
  const [sent, setSent] = useState('');
  const [typed, setTyped] = useState<Filters>({});
  if (seen !== now) {
    setSeen(now);
    const own = sent === now;
    setTyped(
      own ? Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== (filters[name] ?? ''))) : {},
    );
  }
  return {
    typed,
    valueOf: (name: string) => typed[name] ?? filters[name] ?? '',
    type: (values: Filters) => setTyped((before) => ({ ...before, ...values })),
    /** Must be called with the filters that are applied. */
    onApply: (applied: Filters) => setSent(JSON.stringify(applied)),
    forget: () => setTyped({}),
  };
}
