import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';
import { areasQuery } from '@/shared/fields/districts.api';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';
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
export function DistrictField({ value = [], onChange, disabled, levels = 3, ...field }: DistrictFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      {LEVELS.slice(0, levels).map((level, depth) => (
        <Step
          key={level}
          field={
            depth === 0
              ? { ...field, ...(disabled !== undefined && { disabled }) }
              : { 'aria-label': t(`fields.${level}`), disabled: disabled === true || value.length < depth }
          }
          placeholder={t(`fields.${level}`)}
          parent={depth === 0 ? undefined : value[depth - 1]}
          asked={depth <= value.length}
          value={value[depth]}
          onChange={(next) => onChange?.(next === undefined ? value.slice(0, depth) : [...value.slice(0, depth), next])}
        />
      ))}
    </div>
  );
}

interface StepProps {
  field: Omit<FieldProps<never>, 'value' | 'onChange'>;
  placeholder: string;
  parent: number | undefined;
  /** Whether its list is wanted yet. */
  asked: boolean;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

function Step({ field, placeholder, parent, asked, value, onChange }: StepProps) {
  const errorText = useErrorText();
  const areas = useQuery({
    ...areasQuery(parent),
    enabled: asked,
  });
  return (
    <Select<number>
      {...controlProps(field)}
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={placeholder}
      value={value ?? null}
      options={areas.data ?? []}
      loading={areas.isFetching}
      onOpenChange={(open) => open && areas.isError && void areas.refetch()}
      onChange={(next: number | undefined) => onChange(next)}
      {...(areas.isError && { notFoundContent: errorText(areas.error) })}
      {...(field.disabled !== undefined && { disabled: field.disabled })}
    />
  );
}
