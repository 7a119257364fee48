import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { readTime, serverTime } from '@/shared/settings/times';
import { useFormats } from '@/shared/settings/useFormats';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

interface DateFieldProps extends FieldProps<string | null> {
  /** Includes the time of day: `YYYY-MM-DD HH:mm:ss` instead of `YYYY-MM-DD`. */
  time?: boolean;
}

/** The format of dates in requests and responses; dates are never converted between time zones (docs/contract#1.4). */
export const formatOf = (time: boolean) => (time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD');

/** The formats of a picker. The first, in the user's language, is displayed; input in the server's format works too. */
export function usePatterns(time: boolean): string[] {
  const { day } = useFormats();
  return [time ? `${day} HH:mm:ss` : day, formatOf(time)];
}

/** The picker's value for a date from the server; null if the text is not a date. */
export function toPicked(text: string | null | undefined, time: boolean) {
  const known = readTime(text, time ? 'dateTime' : 'date');
  return known ? dayjs(known) : null;
}

/** The date that a picker's input shows, as text for the server; undefined if the input shows no date. */
export function typedDate(input: EventTarget | undefined, patterns: string[], time: boolean): string | undefined {
  const typed = input instanceof HTMLInputElement ? dayjs(input.value, patterns, true) : undefined;
  return typed?.isValid() ? typed.format(formatOf(time)) : undefined;
}

/** True if now is the same minute in the time zones of the browser and the server, or without `time` the same day. */
function isServerNow(time: boolean): boolean {
  const now = Date.now();
  const length = time ? 16 : 10;
  return dayjs(now).format(formatOf(true)).slice(0, length) === serverTime(now).slice(0, length);
}

/** A date picker, with or without time; its value is the text the server stores, or null. */
export function DateField({ value, onChange, time = false, disabled, ...field }: DateFieldProps) {
  const patterns = usePatterns(time);
  return (
    <DatePicker
      {...controlProps(field)}
      value={toPicked(value, time)}
      onChange={(picked) => onChange?.(picked?.format(formatOf(time)) ?? null)}
      onBlur={({ target }) => {
        // Accepts a typed date on blur. The picker accepts it when its panel closes, too late for a click on a button.
        const text = typedDate(target, patterns, time);
        if (text && text !== value) onChange?.(text);
      }}
      // Otherwise the input would contain the day under the mouse, which `onBlur` would accept.
      previewValue={false}
      // "Now" and "Today" of the picker take the browser's clock.
      showNow={isServerNow(time)}
      showTime={time}
      needConfirm={false}
      format={patterns}
      style={{ width: '100%' }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
