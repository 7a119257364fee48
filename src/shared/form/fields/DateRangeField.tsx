import { DatePicker } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatOf, toPicked, usePatterns } from './DateField';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

/** A date range as the server stores the range. An open end is null. */
type DateSpan = readonly [from: string | null, to: string | null];

interface DateRangeFieldProps extends FieldProps<DateSpan> {
  /** Includes the time of day. */
  time?: boolean;
}

/** A date range picker, with or without time. The value is a pair of texts in the server's format. */
export function DateRangeField({ value, onChange, time = false, disabled, id, ...field }: DateRangeFieldProps) {
  const { t } = useTranslation();
  const format = formatOf(time);
  return (
    <DatePicker.RangePicker
      {...controlProps(field)}
      {...(id && { id })}
      value={[toPicked(value?.[0], time), toPicked(value?.[1], time)]}
      onChange={(picked) => onChange?.([picked?.[0]?.format(format) ?? null, picked?.[1]?.format(format) ?? null])}
      showTime={time}
      needConfirm={false}
      format={usePatterns(time)}
      placeholder={[t('crud.range.from'), t('crud.range.to')]}
      // Allows empty ends: otherwise antd traps the focus in an empty input, and Tab cannot leave the field.
      allowEmpty={[true, true]}
      style={{ width: '100%' }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
