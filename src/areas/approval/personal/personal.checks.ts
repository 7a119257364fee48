import type { CheckRules } from '@/shared/record/marks/check';
import { idCardChecks, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Creator } from './personal.resource';

/** The checks of a creator: the identity number and what it says, the payee, and that the phone is not used twice. */
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
        fields: ['bankAccountName'],
      },
    ];
  },
  asked: [unique('samePhone', 'approval:check.samePhone', ['phone'])],
};
