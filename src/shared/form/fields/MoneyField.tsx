import { useFormats } from '@/shared/settings/useFormats';
import { Input, type InputRef } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { isAmount, MAX_MONEY, moneyProblem, toAmount, withPoint } from './money';
import { useTranslation } from 'react-i18next';
import { ruleOf } from './ruleOf';

interface MoneyFieldProps extends FieldProps<number | string | null> {
  suffix?: ReactNode;
  ref?: Ref<InputRef>;
}

/**
 * A field for an amount in yuan. The user types plain digits, and the field displays separators. The value is an exact
 * number. If the input is not an amount, the value is the typed text, which the rule `useMoneyRule` rejects.
 */
export function MoneyField({ value, onChange, disabled, suffix, ref, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const { money, decimal } = useFormats();
  const shown = value === null || value === undefined ? '' : money(value);
  const read = (text: string) => toAmount(decimal === ',' ? withPoint(text) : text);

  /** Removes the separators at the first key press, not on focus, to keep the selection and the cursor position. */
  function change(input: HTMLInputElement) {
    const amount = read(input.value);
    if (!isAmount(amount)) {
      setTyped(input.value);
      return onChange?.(input.value);
    }
    // Counts digits and the decimal sign from the end, because the separators are removed.
    const behind = input.value.slice(input.selectionStart ?? input.value.length);
    const cursor = amount.length - [...behind].filter((sign) => /\d/.test(sign) || sign === decimal).length;
    // The conversion is exact, because a number can hold twelve digits and two decimals.
    flushSync(() => {
      setTyped(amount.replace('.', decimal));
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

interface Bounds {
  min?: number;
  max?: number;
}

/**
 * Returns a function that checks the value of a money field. The function returns a message, or undefined if the value
 * is valid or empty.
 */
export function useMoneyProblem(): (value: unknown, bounds?: Bounds) => string | undefined {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (value, { min = 0, max = MAX_MONEY } = {}) => {
    const problem = moneyProblem(value, { min, max });
    return problem && t(`fields.money.${problem}`, { text: String(value), min: money(min), max: money(max) });
  };
}

/** The form rule for an amount between `min` and `max`, in yuan (docs/contract#3.2, money). */
export function useMoneyRule(bounds: Bounds = {}) {
  const problemOf = useMoneyProblem();
  return ruleOf((value: unknown) => problemOf(value, bounds));
}
