import type { AskedCheck, CheckRules } from '@/shared/record/marks/check';
import { expiryCheck } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Cert } from './cert.resource';
import { z } from 'zod';
import { isTemporary } from '@/shared/api/ApiError';
import { segment } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

const name = z.string().nullish();
const profileSchema = z.object({ companyName: name, schoolName: name, realName: name });

/** The API path of a member's profile and the profile field that contains the name, by `memberType`. */
const PROFILES = {
  1: { path: '/biz/company', field: 'companyName' },
  2: { path: '/biz/school', field: 'schoolName' },
  3: { path: '/biz/personal', field: 'realName' },
} as const;

/**
 * Fetches the name in the member's profile. Returns undefined if the profile is missing, has no name or may not be
 * read. Rejects with ApiError if the request may succeed later (`isTemporary`).
 */
async function nameInProfile(cert: Cert, signal: AbortSignal): Promise<string | undefined> {
  const profile = Object.entries(PROFILES).find(([type]) => type === cert.memberType)?.[1];
  if (!profile || cert.memberId === null || cert.memberId === undefined) return undefined;
  const url = `${profile.path}/get/${segment(cert.memberId)}`;
  // Ignores a refusal: without the permission to read profiles, the check has no result.
  const answer = await request({ url, signal, quiet: true }).catch((error: unknown) => {
    if (isTemporary(error)) throw error;
    return undefined;
  });
  if (answer === undefined || answer === null) return undefined;
  return parseRow(profileSchema, answer, url)[profile.field]?.trim() || undefined;
}

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

/** True for a certification that is valid or may become valid. */
const isLive = ({ auditStatus }: Cert) => ['0', '1', '6'].includes(auditStatus ?? '');

/**
 * The checks of a certification: its expiry date, duplicates of its number, the same certification of the same person,
 * and the name in the member's profile.
 */
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
