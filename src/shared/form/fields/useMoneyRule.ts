import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { ruleOf } from './ruleOf';
import { MAX_MONEY, moneyProblem } from './money';

interface Bounds {
  min?: number;
  max?: number;
}

/** Returns a function that explains the problem with a money field's value; undefined if valid or empty. */
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
