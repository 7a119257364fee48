import { DatePicker } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatOf, toPicked } from './DateField';
import { controlProps, type FieldProps } from './fieldProps';

/** A span as the wire writes it; either end may be missing. */
type DateSpan = readonly [from: string | null, to: string | null];

interface DateRangeFieldProps extends FieldProps<DateSpan> {
  /** With the time of day. */
  time?: boolean;
}

/** From one date to another, times included when asked for; its value is two texts of the wire. */
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
      format={format}
      placeholder={[t('crud.range.from'), t('crud.range.to')]}
      // antd holds the focus in an end that must not stay empty: nobody could leave it with Tab.
      allowEmpty={[true, true]}
      style={{ width: '100%' }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
