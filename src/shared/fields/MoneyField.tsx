import { Input, type InputRef } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlProps, type FieldProps } from './fieldProps';
import { showMoney } from '@/shared/lib/money';
import { isAmount, toAmount } from './money';

interface MoneyFieldProps extends FieldProps<number | null> {
  /** Limits the digits that can be typed before the decimal point; the form's rule validates the amount. */
  max?: number;
  suffix?: ReactNode;
  ref?: Ref<InputRef>;
}

/** An amount in yuan, typed as plain digits and displayed with separators; its value is an exact number. */
export function MoneyField({ value, onChange, disabled, max = 99_999_999.99, suffix, ref, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = value === null || value === undefined ? '' : showMoney(value);
  const digits = String(Math.trunc(max)).length;

  /** Removes the separators on the first key instead of on focus: this keeps the selection and the cursor position. */
  function change(input: HTMLInputElement) {
    const amount = toAmount(input.value);
    if (!isAmount(amount) || (amount.replace('-', '').split('.')[0]?.length ?? 0) > digits) return;
    const cursor = toAmount(input.value.slice(0, input.selectionStart ?? undefined)).length;
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
      value={typed ?? shown}
      onChange={({ target }) => change(target)}
      onBlur={() => setTyped(undefined)}
      prefix="¥"
      suffix={suffix}
      styles={{ input: { textAlign: 'end' } }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
