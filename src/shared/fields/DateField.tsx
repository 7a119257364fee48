import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { controlProps, type FieldProps } from './fieldProps';

interface DateFieldProps extends FieldProps<string | null> {
  /** With the time of day: `YYYY-MM-DD HH:mm:ss` instead of `YYYY-MM-DD`. */
  time?: boolean;
}

/** The text of a date on the wire, which never passes through a time zone (docs/contract#1.4). */
export const formatOf = (time: boolean) => (time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD');

/** What a picker shows for a date of the wire; nothing for a text that is no real date. */
export function toPicked(text: string | null | undefined, time: boolean) {
  const picked = text ? dayjs(text, formatOf(time), true) : undefined;
  return picked?.isValid() ? picked : null;
}

/** A date, or a date with its time; its value is the text of the wire, null without one. */
export function DateField({ value, onChange, time = false, disabled, ...field }: DateFieldProps) {
  return (
    <DatePicker
      {...controlProps(field)}
      value={toPicked(value, time)}
      onChange={(picked) => onChange?.(picked?.format(formatOf(time)) ?? null)}
      showTime={time}
      needConfirm={false}
      format={formatOf(time)}
      style={{ width: '100%' }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
