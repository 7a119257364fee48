import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { type FormOf, isNew } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { changeShape, id, regionName, entry, yesNo, enabled } from '@/shared/api/fields';

/** A school that candidates can select as their education (docs/contract#3.4.6). */
export const schoolSchema = z.object({
  id,
  schoolCode: z.string().max(10).nullish(),
  schoolName: z.string().max(100),
  schoolNature: entry('biz_school_nature', 1),
  schoolLevel: entry('biz_school_level', 1),
  competentDept: z.string().max(50).nullish(),
  provinceId: id,
  cityId: id,
  regionName: regionName.nullish(),
  badge: z.string().max(255).nullish(),
  website: z.string().max(200).nullish(),
  is985: yesNo.nullish(),
  is211: yesNo.nullish(),
  isDoubleFirst: yesNo.nullish(),
  sort: z.number().nullish(),
  status: enabled,
  remark: z.string().max(500).nullish(),
  ...changeShape,
});
export type School = z.infer<typeof schoolSchema>;

/** The form values of a school. Province and city are one field. */
export type SchoolForm = Omit<School, 'provinceId' | 'cityId'> & { place: readonly Id[] };

export const schools = resource({
  schema: schoolSchema,
  path: '/biz/base/school',
  permission: 'base:school',
  nameOf: ({ schoolName }) => schoolName,
});

/** A school's national code: ten digits. */
export const SCHOOL_CODE = /^\d{10}$/;

/** Maps the province and city of the record to the single form field. */
export const placeToForm = ({ provinceId, cityId }: School) => ({
  place: [provinceId, cityId].filter((one) => !isNew(one)),
});

/** Maps the single form field to province and city for the request. */
export function placeToWire({ place, ...school }: FormOf<SchoolForm>): FormOf<School> {
  const [provinceId, cityId] = place ?? [];
  return { ...school, provinceId, cityId };
}
