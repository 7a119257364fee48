import { CloseOutlined } from '@ant-design/icons';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Column, Filters } from '../column';
import { conditionIn, isConditional, nameOf } from '../conditions';
import { labelKey } from './Conditions';
import styles from './filter.module.css';
import { type FilterField, filterFields, namesOf } from './filters';
import { valuesIn } from './severalValues';

interface ShownProps<T extends object> {
  columns: readonly Column<T>[];
  fields: readonly FilterField[];
  filters: Filters;
  /** The conditions in `filters` that the server does not support. */
  unsupported: Filters | undefined;
}

interface FilterChipsProps<T extends object> extends ShownProps<T> {
  onRemove: (names: readonly string[]) => void;
  onClear: () => void;
}

/**
 * Shows the active filters as chips. Each chip has a button to remove its filter. The last button removes all filters.
 */
export function FilterChips<T extends object>({ onRemove, onClear, ...props }: FilterChipsProps<T>) {
  const { t } = useTranslation();
  const { fields, filters } = props;
  const active = fields.filter(({ names }) => names.some((name) => filters[name]));
  const chip = (title: string, names: readonly string[], label: ReactNode) => (
    <li key={names.join('-')}>
      <span>{label}</span>
      <button type="button" aria-label={t('crud.filter.remove', { title })} onClick={() => onRemove(names)}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  );
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={t('crud.filter.active')}>
        {active.map((field) =>
          chip(
            field.title,
            field.names,
            <>
              {t('crud.filter.chip', { title: field.title })}
              <bdi>{wordsOf(field, filters)}</bdi>
            </>,
          ),
        )}
        <ConditionChips {...props} chip={chip} />
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('crud.filter.clear')}
      </button>
    </div>
  );
}

/** The plain value of a filter as readable text. */
function wordsOf(field: FilterField, filters: Filters): ReactNode {
  const [from = '', to = ''] = field.names;
  const value = filters[from] ?? '';
  const { as } = field.control;
  return as === 'days' || as === 'numbers' ? `${value} – ${filters[to] ?? ''}`.trim() : labelOf(field, value, filters);
}

function labelOf({ control }: FilterField, value: string, filters: Filters): ReactNode {
  switch (control.as) {
    case 'entry':
      return <EntryName dict={control.dict} value={value} />;
    case 'options':
      return control.options.find((option) => option.value === value)?.label ?? value;
    case 'own':
      return control.own.valueLabel?.(value, filters) ?? value;
    default:
      return value;
  }
}

function EntryName({ dict, value }: { dict: DictName; value: string }) {
  return useDict(dict).find((entry) => entry.value === value)?.label ?? value;
}

interface ChipsProps<T extends object> extends ShownProps<T> {
  chip: (title: string, names: readonly string[], label: ReactNode) => ReactNode;
}

/**
 * The chips of the conditions, such as "状态 不是 待审核". A condition in the address gets a chip even if its filter has no
 * control. The chip of an unsupported condition says that the condition is not applied.
 */
function ConditionChips<T extends object>(props: ChipsProps<T>) {
  const { columns, fields, filters, unsupported = {}, chip } = props;
  const { t } = useTranslation(['filter', 'shared']);
  const known = fields.flatMap(namesOf);
  const strays = Object.entries(filters).filter(([name]) => isConditional(name) && !known.includes(name));
  return (
    <>
      {fields.flatMap((field) =>
        field.conditions.flatMap((condition) => {
          const { title, base } = field;
          const name = nameOf(base, condition);
          const value = filters[name];
          if (value === undefined) return [];
          const label = t('chip', { title, condition: t(labelKey(field, condition, value)) });
          const values = condition === 'in' ? valuesIn(value) : condition === 'not' ? [value] : [];
          const labels = values.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && t('shared:crud.comma')}
              {labelOf(field, one, filters)}
            </Fragment>
          ));
          return chip(title, [name], labels.length > 0 ? [`${label} `, <bdi key="value">{labels}</bdi>] : label);
        }),
      )}
      {strays.map(([name, value]) => {
        const base = name.slice(0, name.indexOf('.'));
        const title = filterFields(columns, ['range']).find((field) => field.base === base)?.title ?? base;
        const condition = t(labelKey(undefined, conditionIn(name), value));
        const label =
          name in unsupported ? t('lacking', { title, condition }) : `${t('chip', { title, condition })} ${value}`;
        return chip(title, [name], label);
      })}
    </>
  );
}
