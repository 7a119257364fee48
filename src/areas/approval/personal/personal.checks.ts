import type { CheckRules } from '@/shared/record/marks/check';
import { idCardChecks, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Creator } from './personal.resource';

/** The checks of a creator: names, identity number with birthday and sex, payee, and duplicate phone numbers. */
export const personalChecks: CheckRules<Creator> = {
  of: ({ certType, idCard, birthday, sex, bankAccountName, realName, nickName }, context) => {
    const own = bankAccountName === realName;
    return [
      ...nameChecks(context, { nickName, realName }),
      ...(certType === '1'
        ? idCardChecks(context, {
            field: 'idCard',
            label: context.t('approval:personal.idCard'),
            number: idCard,
            birthday,
            sex,
          })
        : []),
      {
        name: 'bankAccountName',
        label: context.t('approval:personal.bankAccountName'),
        found: !bankAccountName ? 'none' : own ? 'ok' : 'warn',
        message: context.t(`approval:check.${!bankAccountName ? 'none' : own ? 'isRealName' : 'notRealName'}`),
        brief: context.t('approval:check.brief.notRealName'),
        fields: ['bankAccountName'],
      },
    ];
  },
  asked: [unique('samePhone', 'approval:check.samePhone', ['phone'])],
};
