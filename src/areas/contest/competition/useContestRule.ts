import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { type CHECKED, problemOf } from './competition.rules';

/** Wraps `competition.rules.ts` as a form rule with a translated message. */
export function useContestRule(field: (typeof CHECKED)[number]): FormRule {
  const { t } = useTranslation('contest');
  return ({ getFieldsValue }) => ({
    validator: () => {
      const problem = problemOf(field, getFieldsValue(true) as object);
      return problem ? Promise.reject(new Error(t(`competition.problem.${problem.kind}`, problem))) : Promise.resolve();
    },
  });
}
