import { useTranslation } from 'react-i18next';
import { MAX_MONEY } from './money';

/** The form rule for an amount between `min` and `max`, in yuan (docs/contract#3.2, money). */
export function useMoneyRule({ min = 0, max = MAX_MONEY } = {}) {
  const { t } = useTranslation();
  return { type: 'number' as const, min, max, message: t('fields.moneyInvalid') };
}
