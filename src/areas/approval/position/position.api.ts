import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { date, id, numeric, regionName } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** A position a company offers (docs/contract#3.4.5). */
export const positionSchema = z.object({
  id,
  positionName: z.string().max(50),
  companyId: id,
  companyName: z.string().max(100).nullish(),
  occupationId: id,
  occupationName: z.string().max(50).nullish(),
  jobNature: z.string().max(1),
  salaryMin: numeric,
  salaryMax: numeric,
  salaryUnit: z.string().max(1),
  salaryMonths: z.number().nullish(),
  salaryNegotiable: z.string().max(1).nullish(),
  salaryText: z.string().max(30).nullish(),
  education: z.string().max(1),
  workYears: z.string().max(1),
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
  isTop: z.string().max(1).nullish(),
  isUrgent: z.string().max(1).nullish(),
  positionStatus: z.string().max(1).nullish(),
  ...reviewShape,
});
export type Position = z.infer<typeof positionSchema>;

/** The calls of a position. */
export const positionApi = crudApi(positionSchema, '/biz/position', 'id');
