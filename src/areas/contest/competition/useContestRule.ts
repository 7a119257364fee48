import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { type CHECKED, problemOf } from './competition.rules';

/** Wraps a rule of `competition.rules.ts` as a form rule with a translated message. */
export function useContestRule(field: (typeof CHECKED)[number]): FormRule {
  const { t } = useTranslation('contest');
  return ({ getFieldsValue }) =>
    ruleOf(() => {
      const problem = problemOf(field, getFieldsValue(true) as object);
      return problem && t(`competition.problem.${problem.kind}`, problem);
    });
}
