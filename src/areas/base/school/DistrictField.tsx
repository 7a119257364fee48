import { useTranslation } from 'react-i18next';
import { areasQuery } from '@/shared/fields/districts.api';
import type { FieldProps } from '@/shared/fields/fieldProps';
import { ResourceSelect } from '@/shared/fields/ResourceSelect';
import styles from '@/shared/fields/fields.module.css';

/** The way down to a place: province, city, district, as far as it is chosen; their codes are those of GB/T 2260 without the zeros at their ends. */
export type DistrictPath = readonly number[];

const LEVELS = ['province', 'city', 'district'] as const;

interface DistrictFieldProps extends FieldProps<DistrictPath> {
  /** How far down: 2 ends at the city. */
  levels?: 2 | 3;
}

/**
 * Chooses a place step by step, each list loaded when the one before it is chosen. Three lists side by side: antd's
 * Cascader does without the roles that make it usable by ear.
 */
export function DistrictField({ value = [], onChange, disabled = false, levels = 3, ...field }: DistrictFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      {LEVELS.slice(0, levels).map((level, depth) => (
        <ResourceSelect
          key={level}
          {...(depth === 0
            ? { ...field, disabled }
            : { 'aria-label': t(`fields.${level}`), disabled: disabled || value.length < depth })}
          placeholder={t(`fields.${level}`)}
          choices={{ ...areasQuery(depth === 0 ? undefined : value[depth - 1]), enabled: depth <= value.length }}
          value={value[depth]}
          onChange={(next) => onChange?.([...value.slice(0, depth), ...(next === undefined ? [] : [Number(next)])])}
        />
      ))}
    </div>
  );
}
