import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { date, id, numeric, regionName, entry, money } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** A position that a company offers (docs/contract#3.4.5). */
export const positionSchema = z.object({
  id,
  positionName: z.string().max(50),
  companyId: id,
  companyName: z.string().max(100).nullish(),
  occupationId: id,
  occupationName: z.string().max(50).nullish(),
  jobNature: entry('biz_job_nature', 1),
  salaryMin: money,
  salaryMax: money,
  salaryUnit: entry('biz_salary_unit', 1),
  salaryMonths: z.number().nullish(),
  salaryNegotiable: entry('sys_yes_no', 1).nullish(),
  salaryText: z.string().max(30).nullish(),
  education: entry('biz_education', 1),
  workYears: entry('biz_work_years', 1),
  recruitNumber: z.number().nullable(),
  specialtyNames: z.array(z.string()).nullish(),
  certificateNames: z.array(z.string()).nullish(),
  ageMin: z.number().nullish(),
  ageMax: z.number().nullish(),
  provinceId: id,
  cityId: id,
  regionName: regionName.nullish(),
  address: z.string().max(200),
  longitude: numeric.nullish(),
  latitude: numeric.nullish(),
  benefitTagNames: z.array(z.string()).nullish(),
  description: z.string().max(3000),
  requirement: z.string().max(3000),
  contactName: z.string().max(30),
  contactPhone: z.string().max(11),
  deadline: date.nullish(),
  viewCount: z.number().nullish(),
  applyCount: z.number().nullish(),
  isTop: entry('sys_yes_no', 1).nullish(),
  isUrgent: entry('sys_yes_no', 1).nullish(),
  positionStatus: entry('biz_position_status', 1).nullish(),
  ...reviewShape,
});
export type Position = z.infer<typeof positionSchema>;

/** The API of positions. */
export const positionApi = resource({
  schema: positionSchema,
  path: '/biz/position',
  id: 'id',
  permission: 'approval:position',
  messages: 'approval:position',
  nameOf: ({ positionName }) => positionName,
});
