import type { TFunction } from 'i18next';
import { wordOf } from '@/shared/lib/wordOf';
import { type Comparison, type Expression, type Operator, read } from './condition';
import type { Drawing } from './drawing';
import { conditionFields } from './rows';

const SIGNS: Readonly<Record<Operator, string>> = { '>': '>', '>=': '≥', '<': '<', '<=': '≤', '==': '=', '!=': '≠' };

/** Returns short labels such as `金额 > 5,000` for the flows with a valid condition but no name, by flow id. */
export function conditionLabels(
  { flows, fields }: Pick<Drawing, 'flows' | 'fields'>,
  t: TFunction<'workflow'>,
  language: string,
): Record<string, string> {
  const known = conditionFields(fields);
  const number = new Intl.NumberFormat(language);
  const ofComparison = ({ field: id, operator, value }: Comparison) => {
    const isResult = id === 'result';
    if (isResult && operator === '==' && value === 2) return t('model.label.passed');
    if (isResult && operator === '==' && value === 3) return t('model.label.rejected');
    const name = known.find((one) => one.id === id)?.name ?? (isResult ? t('flow.result') : undefined);
    const shown = typeof value === 'number' ? number.format(value) : value || t('model.label.empty');
    return `${name ?? wordOf(t, 'model.fields', id)} ${SIGNS[operator]} ${shown}`;
  };
  const labelOf = (expression: Expression): string => {
    if ('field' in expression) return ofComparison(expression);
    const isAll = 'all' in expression;
    const parts = isAll ? expression.all : expression.any;
    return parts
      .map((part) => (isAll && 'any' in part ? `(${labelOf(part)})` : labelOf(part)))
      .join(t(isAll ? 'model.label.and' : 'model.label.or'));
  };
  return Object.fromEntries(
    flows.flatMap(({ id, name, condition }) => {
      const found = name.trim() ? undefined : read(condition);
      return found ? [[id, labelOf(found)]] : [];
    }),
  );
}
