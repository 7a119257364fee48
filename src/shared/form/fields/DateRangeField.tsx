import { DatePicker, type GetRef } from 'antd';
import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOf, toPicked, typedDate, usePatterns } from './DateField';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

/** The start and the end of a range in the server's format; null where the range is open. */
type DateSpan = readonly [from: string | null, to: string | null];

interface DateRangeFieldProps extends FieldProps<DateSpan> {
  /** Includes the time of day. */
  time?: boolean;
}

/** A date range picker, with or without time. The value is a pair of texts in the server's format. */
export function DateRangeField({ value, onChange, time = false, disabled, id, ...field }: DateRangeFieldProps) {
  const { t } = useTranslation();
  const format = formatOf(time);
  const patterns = usePatterns(time);
  const picker = useRef<GetRef<typeof DatePicker.RangePicker>>(null);

  /** Accepts typed dates when the focus leaves both inputs, as `DateField` does. The picker sorts the dates. */
  function accept({ relatedTarget }: FocusEvent<HTMLElement>) {
    const field = picker.current?.nativeElement;
    if (!field || field.contains(relatedTarget)) return;
    const inputs = field.querySelectorAll('input');
    const from = typedDate(inputs[0], patterns, time) ?? value?.[0] ?? null;
    const to = typedDate(inputs[1], patterns, time) ?? value?.[1] ?? null;
    if (from && to && from > to) return;
    if (from !== (value?.[0] ?? null) || to !== (value?.[1] ?? null)) onChange?.([from, to]);
  }

  return (
    <DatePicker.RangePicker
      ref={picker}
      {...controlProps(field)}
      {...(id && { id })}
      value={[toPicked(value?.[0], time), toPicked(value?.[1], time)]}
      onChange={(picked) => onChange?.([picked?.[0]?.format(format) ?? null, picked?.[1]?.format(format) ?? null])}
      showTime={time}
      needConfirm={false}
      onBlur={accept}
      // Otherwise an input would contain the day under the mouse, which `accept` would take.
      previewValue={false}
      format={patterns}
      placeholder={[t('crud.range.from'), t('crud.range.to')]}
      // Allows empty ends: otherwise antd traps the focus in an empty input, and Tab cannot leave the field.
      allowEmpty={[true, true]}
      style={{ width: '100%' }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
