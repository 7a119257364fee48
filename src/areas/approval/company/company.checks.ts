import type { CheckRules } from '@/shared/record/marks/check';
import { creditCodeCheck, expiryCheck, idCardChecks, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Company } from './company.resource';
import { termEnd } from './term';

/** The checks of a company: names, credit code, legal representative, business term, duplicate applications. */
export const companyChecks: CheckRules<Company> = {
  of: (row, context) => [
    ...nameChecks(context, { companyName: row.companyName, shortName: row.shortName }),
    creditCodeCheck(context, row.creditCode),
    ...idCardChecks(context, {
      field: 'legalIdCard',
      label: context.t('approval:company.legalIdCard'),
      number: row.legalIdCard,
    }),
    expiryCheck(context, {
      field: 'businessTerm',
      label: context.t('approval:company.businessTerm'),
      until: termEnd(row.businessTerm),
      text: row.businessTerm,
    }),
  ],
  asked: [
    unique('sameCode', 'approval:check.sameCode', ['creditCode']),
    unique('sameName', 'approval:check.sameName', ['companyName']),
  ],
};
