import type { AskedCheck, CheckRules } from '@/shared/record/marks/check';
import { expiryCheck } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Cert } from './cert.resource';
import { nameInProfile } from './profile';

/** Checks that the member's name matches the name in their profile. */
const sameNameAsProfile: AskedCheck<Cert> = {
  name: 'profileName',
  label: 'member:check.profileName',
  fields: ['memberName'],
  ask: async (cert, _, signal) => {
    const name = await nameInProfile(cert, signal);
    if (name === undefined) return { found: 'none', message: 'checks.sign.unknown' };
    return name === cert.memberName.trim()
      ? { found: 'ok', message: 'checks.unchanged' }
      : { found: 'warn', message: 'checks.profileSays', values: { value: name } };
  },
};

/** True for a certification that is valid or may become it. */
const isLive = ({ auditStatus }: Cert) => ['0', '1', '6'].includes(auditStatus ?? '');

/** The checks of a certification: expiry date, duplicate numbers, a second one of the same person, the member's name. */
export const certChecks: CheckRules<Cert> = {
  of: ({ validUntil }, context) => [
    expiryCheck(context, { field: 'validUntil', label: context.t('member:validUntil'), until: validUntil }),
  ],
  asked: [
    unique('sameCertificate', 'member:check.sameCertificate', ['certificateNo']),
    unique('samePerson', 'member:check.samePerson', ['memberName', 'phone', 'certKind', 'certName'], isLive),
    sameNameAsProfile,
  ],
};
