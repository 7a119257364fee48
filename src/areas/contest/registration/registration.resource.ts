import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { dateTime, id, numeric } from '@/shared/api/fields';

const text = z.string().nullish();

/** A player's registration for a contest (docs/contract#3.4.24); `phone` and `idCard` come masked. */
export const registrationSchema = z.object({
  id,
  registerNo: text,
  competitionId: id.nullish(),
  competitionName: text,
  memberId: id.nullish(),
  realName: z.string(),
  sex: text,
  phone: text,
  idCard: text,
  groupType: text,
  unitName: text,
  regionName: text,
  payStatus: text,
  orderNo: text,
  registerStatus: z.string(),
  auditRemark: text,
  auditBy: text,
  auditTime: dateTime.nullish(),
  registerTime: dateTime.nullish(),
  /** Net characters a minute of the best run that counts. */
  bestSpeed: numeric.nullish(),
  bestAccuracy: numeric.nullish(),
  rank: z.number().nullish(),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The API of registrations; lists filter by `competitionId`. */
export const registrations = resource({
  schema: registrationSchema,
  path: '/biz/registration',
  permission: 'contest:registration',
  nameOf: ({ realName, registerNo }) => `${realName} ${registerNo ?? ''}`,
});
