import { useFormats } from '@/shared/settings/useFormats';
import { Input, type InputRef } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlProps, type FieldProps } from './fieldProps';
import { isAmount, toAmount, withPoint } from './money';

interface MoneyFieldProps extends FieldProps<number | null> {
  /** Limits the digits that can be typed before the decimal point; the form's rule validates the amount. */
  max?: number;
  suffix?: ReactNode;
  ref?: Ref<InputRef>;
}

/** An amount in yuan, typed as plain digits and displayed with separators; its value is an exact number. */
export function MoneyField({ value, onChange, disabled, max = 99_999_999.99, suffix, ref, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const { money, decimal } = useFormats();
  const shown = value === null || value === undefined ? '' : money(value);
  const read = (text: string) => toAmount(decimal === ',' ? withPoint(text) : text);
  const digits = String(Math.trunc(max)).length;

  /** Removes the separators on the first key instead of on focus: this keeps the selection and the cursor position. */
  function change(input: HTMLInputElement) {
    const amount = read(input.value);
    if (!isAmount(amount) || (amount.replace('-', '').split('.')[0]?.length ?? 0) > digits) return;
    // Counted from the end: separators are left out, and none of them stands behind the cursor for long.
    const behind = input.value.slice(input.selectionStart ?? input.value.length);
    const cursor = amount.length - [...behind].filter((sign) => /\d/.test(sign) || sign === decimal).length;
    // A number holds twelve digits and two decimals exactly.
    flushSync(() => {
      setTyped(amount);
      onChange?.(/\d/.test(amount) ? Number(amount) : null);
    });
    input.setSelectionRange(cursor, cursor);
  }

  return (
    <Input
      {...controlProps(field)}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={typed?.replace('.', decimal) ?? shown}
      onChange={({ target }) => change(target)}
      onBlur={() => setTyped(undefined)}
      prefix="¥"
      suffix={suffix}
      styles={{ input: { textAlign: 'end' } }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
