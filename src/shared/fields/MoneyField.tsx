import { Input, type InputRef } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { controlProps, type FieldProps } from './fieldProps';
import { showMoney } from '@/shared/lib/money';
import { isAmount, toAmount } from './money';

interface MoneyFieldProps extends FieldProps<number | null> {
  /** Refuses nothing; the form's rule does. Here it bounds what can be typed, in digits before the point. */
  max?: number;
  suffix?: ReactNode;
  ref?: Ref<InputRef>;
}

/** An amount in yuan, typed as plain digits and shown with separators; its value is the exact number of the wire. */
export function MoneyField({ value, onChange, disabled, max = 99_999_999.99, suffix, ref, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = value === null || value === undefined ? '' : showMoney(value);
  const digits = String(Math.trunc(max)).length;

  function change(text: string) {
    const amount = toAmount(text);
    if (!isAmount(amount) || (amount.split('.')[0]?.length ?? 0) > digits) return;
    setTyped(amount);
    // Twelve digits and two decimals are one number exactly.
    onChange?.(amount === '' ? null : Number(amount));
  }

  /** Without its separators it is another text, for which the browser forgets that Tab had selected all of it. */
  function focus(input: HTMLInputElement) {
    const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    setTyped(shown.replaceAll(',', ''));
    if (whole) requestAnimationFrame(() => input.select());
  }

  return (
    <Input
      {...controlProps(field)}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => change(target.value)}
      onFocus={({ currentTarget: input }) => focus(input)}
      onBlur={() => setTyped(undefined)}
      prefix="¥"
      suffix={suffix}
      styles={{ input: { textAlign: 'end' } }}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
