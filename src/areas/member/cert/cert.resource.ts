import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, id, entry } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** A member's certification (docs/contract#3.4.26). */
export const certSchema = z.object({
  id,
  certNo: z.string().max(32),
  memberType: entry('biz_member_type', 1),
  memberId: id.nullish(),
  memberName: z.string().max(100),
  phone: z.string().max(11).nullish(),
  certKind: entry('biz_cert_kind', 1),
  certName: z.string().max(60).nullish(),
  certificateNo: z.string().max(50).nullish(),
  certificateLevel: entry('biz_skill_level', 1).nullish(),
  issueDate: date.nullish(),
  validUntil: date.nullish(),
  materials: z.array(z.object({ name: z.string(), url: z.string() })).nullish(),
  ...reviewShape,
});
export type Cert = z.infer<typeof certSchema>;

/** The API of certifications. */
export const certApi = resource({
  schema: certSchema,
  path: '/biz/memberCert',
  permission: 'member:cert',
  messages: 'member',
  nameOf: ({ memberName, certNo }) => `${memberName} ${certNo}`,
  isPerson: true,
});
