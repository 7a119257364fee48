import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Filters } from '../column';
import styles from './filter.module.css';
import type { FilterField } from './filters';

interface FilterChipsProps {
  /** The filters that narrow the list. */
  active: readonly FilterField[];
  filters: Filters;
  onRemove: (names: readonly string[]) => void;
  onClear: () => void;
}

/** The active filters as text, each with a button to remove it, and one button for all. */
export function FilterChips({ active, filters, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (active.length === 0) return null;
  return (
    <div className={styles.active}>
      <ul className={styles.chips} aria-label={t('crud.filter.active')}>
        {active.map((field) => (
          <li key={field.names.join('-')}>
            <span>
              {t('crud.filter.chip', { title: field.title })}
              <bdi>{wordsOf(field, filters)}</bdi>
            </span>
            <button
              type="button"
              aria-label={t('crud.filter.remove', { title: field.title })}
              onClick={() => onRemove(field.names)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('crud.filter.clear')}
      </button>
    </div>
  );
}

/** The value of a filter as readable text. */
function wordsOf({ names, control }: FilterField, filters: Filters): ReactNode {
  const [from = '', to = ''] = names;
  const value = filters[from] ?? '';
  switch (control.as) {
    case 'entry':
      return <EntryName dict={control.dict} value={value} />;
    case 'options':
      return control.options.find((option) => option.value === value)?.label ?? value;
    case 'days':
    case 'numbers':
      return `${value} – ${filters[to] ?? ''}`.trim();
    case 'own':
      return control.own.valueLabel?.(value, filters) ?? value;
    case 'words':
      return value;
  }
}

function EntryName({ dict, value }: { dict: DictName; value: string }) {
  return useDict(dict).find((entry) => entry.value === value)?.label ?? value;
}
