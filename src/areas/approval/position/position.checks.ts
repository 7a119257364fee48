import { shortMoney, toCents } from '@/shared/lib/money';
import type { CheckRules, Finding } from '@/shared/record/marks/check';
import { attentionCheck } from '@/shared/review/checks/attention';
import { expiryCheck, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Position } from './position.resource';

/** The checks of a position: names, salary, ages, deadline, sensitive words, duplicates. */
export const positionChecks: CheckRules<Position> = {
  of: (row, context) => {
    const { t } = context;
    const [pay, ages] = [payFound(row), agesFound(row)];
    return [
      ...nameChecks(context, { positionName: row.positionName, companyName: row.companyName }),
      {
        name: 'salaryText',
        label: t('approval:position.salaryText'),
        found: pay === 'ok' || pay === 'negotiable' ? 'ok' : 'warn',
        message: t(`approval:check.pay.${pay}`),
        brief: t(`approval:check.brief.${pay === 'turned' ? 'turned' : 'wide'}`, {
          min: shortMoney(row.salaryMin),
          max: shortMoney(row.salaryMax),
        }),
        fields: ['salaryText', 'salaryMin', 'salaryMax'],
      },
      expiryCheck(context, { field: 'deadline', label: t('approval:position.deadline'), until: row.deadline }),
      {
        name: 'ageMin',
        label: t('approval:position.ageMin'),
        found: ages,
        message: t(`approval:check.ages.${ages}`),
        brief: t('approval:check.brief.ages', { min: row.ageMin ?? '', max: row.ageMax ?? '' }),
        fields: ['ageMin'],
      },
      attentionCheck(context, {
        positionName: row.positionName,
        description: row.description,
        requirement: row.requirement,
      }),
    ];
  },
  asked: [unique('samePosition', 'approval:check.samePosition', ['positionName', 'companyName'])],
};

type Pay = Pick<Position, 'salaryMin' | 'salaryMax' | 'salaryNegotiable'>;

/**
 * Checks the salary range (docs/contract#3.4.5). Returns `wide` if max is more than three times min. If min exceeds
 * max, returns `negotiable` for a negotiable salary, otherwise `turned`.
 */
export function payFound({ salaryMin, salaryMax, salaryNegotiable }: Pay): 'ok' | 'negotiable' | 'turned' | 'wide' {
  const [from, to] = [toCents(salaryMin) ?? 0n, toCents(salaryMax) ?? 0n];
  if (from > to) return salaryNegotiable === 'Y' ? 'negotiable' : 'turned';
  return from > 0n && to > from * 3n ? 'wide' : 'ok';
}

/**
 * Checks that both ages are from 16 to 65. The min age must not exceed the max age. Returns `none` if both ages are
 * missing.
 */
export function agesFound({ ageMin, ageMax }: Pick<Position, 'ageMin' | 'ageMax'>): Finding {
  if (!ageMin && !ageMax) return 'none';
  const [from, to] = [ageMin ?? 16, ageMax ?? 65];
  return from >= 16 && to <= 65 && from <= to ? 'ok' : 'warn';
}
