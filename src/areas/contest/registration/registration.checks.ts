import { instantOf } from '@/shared/settings/times';
import { isTemporary } from '@/shared/api/ApiError';
import { fetchRow, segment } from '@/shared/api/crudApi';
import type { AskedCheck, Check, CheckContext, CheckRules } from '@/shared/record/marks/check';
import { idCardChecks, nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import { type Competition, competitions, competitionSchema } from '../competition/competition.resource';
import type { Registration } from './registration.resource';
import { isAuditOpen, isLive } from './registration.states';

/** Checks a registration against its contest: registration time, group, and whether the review period has ended. */
const contestRules: AskedCheck<Registration> = {
  name: 'contestRules',
  label: 'contest:registration.check.contestRules',
  fields: ['registerTime', 'groupType'],
  ask: async (registration, _, signal) => {
    const contest = await contestOf(registration, signal);
    if (!contest) return { found: 'none', message: 'checks.sign.unknown' };
    const problem = problemIn(registration, contest, Date.now());
    return {
      found: problem ? 'warn' : 'ok',
      message: `contest:registration.check.${problem ?? 'fits'}`,
      values: { time: contest.registerEndTime },
    };
  },
};

/** Returns the contest rule that a registration breaks at a time in epoch milliseconds; undefined if it breaks none. */
export function problemIn(
  { registerTime, groupType }: Pick<Registration, 'registerTime' | 'groupType'>,
  { registerEndTime, groupTypes }: Pick<Competition, 'registerEndTime' | 'groupTypes'>,
  now: number,
): 'late' | 'otherGroup' | 'closed' | undefined {
  if (registerTime && registerEndTime && registerTime > registerEndTime) return 'late';
  if (groupType && groupTypes.length > 0 && !groupTypes.includes(groupType)) return 'otherGroup';
  return !registerEndTime || isAuditOpen(instantOf(registerEndTime), now) ? undefined : 'closed';
}

/**
 * Fetches the contest of a registration. Resolves to undefined if the registration has no contest, or if the server
 * refuses to return the contest. Rejects with a temporary error, such as a lost connection.
 */
async function contestOf({ competitionId }: Registration, signal: AbortSignal): Promise<Competition | undefined> {
  if (competitionId === null || competitionId === undefined) return undefined;
  const url = `${competitions.path}/get/${segment(competitionId)}`;
  return fetchRow(competitionSchema, { url, signal, quiet: true }).catch((error: unknown) => {
    if (isTemporary(error)) throw error;
    return undefined;
  });
}

/** The checks of a registration: name, identity number, sex, payment, contest rules, duplicate registrations. */
export const registrationChecks: CheckRules<Registration> = {
  of: ({ realName, idCard, sex, payStatus }, context) => [
    ...nameChecks(context, { realName }),
    ...(idCard
      ? idCardChecks(context, {
          field: 'idCard',
          label: context.t('contest:registration.idCard'),
          number: idCard,
          sex,
        })
      : []),
    ...(payStatus ? [paymentCheck(context, payStatus)] : []),
  ],
  asked: [
    unique('sameIdCard', 'contest:registration.check.sameIdCard', ['competitionId', 'idCard'], isLive),
    unique('samePerson', 'contest:registration.check.samePerson', ['competitionId', 'realName', 'phone'], isLive),
    contestRules,
  ],
};

/** Checks the fee. A missing payment is only a note, because players can pay until the contest begins. */
function paymentCheck({ t }: CheckContext, payStatus: string): Check {
  const found = ['1', '2'].includes(payStatus) ? 'paid' : payStatus === '0' ? 'unpaid' : 'returned';
  return {
    name: 'payStatus',
    label: t('contest:registration.payStatus'),
    found: ({ paid: 'ok', unpaid: 'note', returned: 'warn' } as const)[found],
    message: t(`contest:registration.check.${found}`),
    brief: t(`contest:registration.check.${found}`),
    fields: ['payStatus'],
  };
}
