import { Input, InputNumber, Select } from 'antd';
import { DateField } from '@/shared/form/fields/DateField';
import type { ConditionField } from '../../check/rows';

interface ConditionValueProps {
  field: Pick<ConditionField, 'type' | 'values'>;
  id?: string;
  /** The accessible name, if no visible label names the field. */
  label?: string;
  placeholder?: string;
  value: number | string | undefined;
  onChange: (value: number | string | undefined) => void;
}

/**
 * The input for a value, by the type of its field. The value is a number, a date as ISO text, one of the options, or a
 * text.
 */
export function ConditionValue({
  field: { type, values },
  id,
  label,
  placeholder,
  value,
  onChange,
}: ConditionValueProps) {
  const common = { ...(id && { id }), ...(label && { 'aria-label': label }), ...(placeholder && { placeholder }) };
  const text = typeof value === 'string' ? value : '';
  if (type === 'number' || type === 'money') {
    return (
      <InputNumber<number>
        {...common}
        max={99_999_999.99}
        min={-99_999_999.99}
        changeOnWheel={false}
        style={{ width: '100%' }}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  }
  if (type === 'date') return <DateField {...common} value={text} onChange={(next) => onChange(next ?? undefined)} />;
  if (type === 'choice') {
    return (
      <Select
        {...common}
        options={values.map((one) => ({ value: one, label: one }))}
        value={text || null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  }
  return (
    <Input
      {...common}
      maxLength={200}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
