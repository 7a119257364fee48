import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { id, regionName, entry } from '@/shared/api/fields';
import { reviewShape } from '@/shared/review/review';

/** A school's application (docs/contract#3.4.2). */
export const schoolSchema = z.object({
  id,
  schoolId: id.nullish(),
  schoolName: z.string().max(100),
  schoolCode: z.string().max(10).nullish(),
  creditCode: z.string().max(18),
  schoolNature: entry('biz_school_nature', 1),
  schoolLevel: entry('biz_school_level', 1),
  competentDept: z.string().max(50).nullish(),
  badge: z.string().max(255).nullish(),
  licenseImg: z.string().max(255),
  legalPerson: z.string().max(30),
  authLetterImg: z.string().max(255).nullish(),
  provinceId: id,
  cityId: id,
  regionName: regionName.nullish(),
  address: z.string().max(200),
  contactName: z.string().max(30),
  contactDuty: z.string().max(30).nullish(),
  contactPhone: z.string().max(11),
  contactEmail: z.string().max(50).nullish(),
  specialtyIds: z.array(id).nullish(),
  specialtyNames: z.array(z.string()).nullish(),
  introduction: z.string().max(5000).nullish(),
  studentCount: z.number().nullish(),
  courseCount: z.number().nullish(),
  status: entry('sys_normal_disable', 1).nullish(),
  ...reviewShape,
});
export type School = z.infer<typeof schoolSchema>;

/** The API of schools. */
export const schoolApi = resource({
  schema: schoolSchema,
  path: '/biz/school',
  id: 'id',
  permission: 'approval:school',
  messages: 'approval:school',
  nameOf: ({ schoolName }) => schoolName,
});
