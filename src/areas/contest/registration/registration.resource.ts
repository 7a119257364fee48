import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { dateTime, entry, id, numeric } from '@/shared/api/fields';
import { readBy } from '@/shared/api/fit';
import { oneRegion } from '@/shared/lib/region';
import { reviewShape } from '@/shared/review/review';

const text = z.string().nullish();
const { auditStatus: _state, submitTime: _since, ...reviewed } = reviewShape;

/**
 * A player's registration for a contest (docs/contract#3.4.24). The server masks `phone` and `idCard`. A registration
 * has `registerStatus` and `registerTime`, while other reviewed records have `auditStatus` and `submitTime`.
 */
export const registrationSchema = z.object({
  id,
  registerNo: text,
  competitionId: id.nullish(),
  competitionName: text,
  memberId: id.nullish(),
  realName: z.string(),
  sex: entry('sys_user_sex').nullish(),
  phone: text,
  idCard: text,
  groupType: entry('biz_contest_group').nullish(),
  unitName: text,
  regionName: readBy(z.string(), oneRegion).nullish(),
  payStatus: entry('biz_order_status').nullish(),
  orderNo: text,
  registerStatus: entry('biz_registration_status'),
  registerTime: dateTime.nullish(),
  /** Net speed in characters a minute of the player's best valid run. */
  bestSpeed: numeric.nullish(),
  bestAccuracy: numeric.nullish(),
  rank: z.number().nullish(),
  ...reviewed,
});
export type Registration = z.infer<typeof registrationSchema>;

/** The API of registrations. Lists can be filtered by `competitionId`. */
export const registrationApi = resource({
  schema: registrationSchema,
  path: '/biz/registration',
  permission: 'contest:registration',
  nameOf: ({ realName, registerNo }) => `${realName} ${registerNo ?? ''}`,
  isPerson: true,
});
