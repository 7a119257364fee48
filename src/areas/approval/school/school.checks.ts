import type { CheckRules } from '@/shared/record/marks/check';
import { creditCodeCheck, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { School } from './school.resource';

/** The checks of a school: name, codes, and duplicate applications. */
export const schoolChecks: CheckRules<School> = {
  of: ({ creditCode, schoolCode, schoolName }, context) => {
    const fine = /^\d{10}$/.test(schoolCode ?? '');
    return [
      ...nameChecks(context, { schoolName }),
      creditCodeCheck(context, creditCode),
      {
        name: 'schoolCode',
        label: context.t('approval:school.schoolCode'),
        found: !schoolCode ? 'none' : fine ? 'ok' : 'warn',
        message: context.t(`approval:check.${!schoolCode ? 'none' : fine ? 'tenDigits' : 'notTenDigits'}`),
        brief: context.t('approval:check.brief.schoolCode'),
        fields: ['schoolCode'],
      },
    ];
  },
  asked: [
    unique('sameCode', 'approval:check.sameCode', ['creditCode']),
    unique('sameName', 'approval:check.sameName', ['schoolName']),
  ],
};
