import { useTranslation } from 'react-i18next';
import { useDict } from '@/shared/dict/useDict';
import { isPositive, toCents } from '@/shared/lib/money';
import { useFormats } from '@/shared/settings/useFormats';
import type { Position } from './position.resource';

type Pay = Pick<Position, 'salaryMin' | 'salaryMax' | 'salaryUnit' | 'salaryMonths' | 'salaryText'>;

/**
 * Returns a function that formats the salary of a position. In Simplified Chinese, uses the server's text. In other
 * languages, builds the text from the numbers, unless the min is 0 or a number is missing.
 */
export function usePay(): (position: Pay) => string {
  const { t, i18n } = useTranslation('approval');
  const units = useDict('biz_salary_unit');
  const { number } = useFormats();
  return ({ salaryMin, salaryMax, salaryUnit, salaryMonths, salaryText }) => {
    const hasNumbers = isPositive(salaryMin) && toCents(salaryMax) !== undefined;
    if (i18n.language === 'zh-CN' || !hasNumbers) return salaryText || '-';
    const unit = units.find(({ value }) => value === salaryUnit)?.label ?? '';
    const range = t('position.payRange', { from: number(Number(salaryMin)), to: number(Number(salaryMax)), unit });
    return salaryMonths && salaryMonths > 12 ? `${range} · ${t('position.payMonths', { count: salaryMonths })}` : range;
  };
}
