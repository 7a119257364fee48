import { z } from 'zod';
import { isMendable } from '@/shared/api/ApiError';
import { segment } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import type { Cert } from './cert.resource';

const name = z.string().nullish();
const profileSchema = z.object({ companyName: name, schoolName: name, realName: name });

/** API path of the profile, and the field with the member's name, by `memberType`. */
const PROFILES = {
  1: { path: '/biz/company', field: 'companyName' },
  2: { path: '/biz/school', field: 'schoolName' },
  3: { path: '/biz/personal', field: 'realName' },
} as const;

/**
 * Returns the name in the member's profile; undefined if there is no profile or the user may not read it. Rejects when
 * the server does not answer.
 */
export async function nameInProfile(cert: Cert, signal: AbortSignal): Promise<string | undefined> {
  const profile = Object.entries(PROFILES).find(([type]) => type === cert.memberType)?.[1];
  if (!profile || cert.memberId === null || cert.memberId === undefined) return undefined;
  const url = `${profile.path}/get/${segment(cert.memberId)}`;
  // A user who may not read profiles decides without this check.
  const answer = await request({ url, signal, quiet: true }).catch((error: unknown) => {
    if (isMendable(error)) throw error;
    return undefined;
  });
  if (answer === undefined || answer === null) return undefined;
  return parseRow(profileSchema, answer, url)[profile.field]?.trim() || undefined;
}
