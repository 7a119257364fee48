import { z } from 'zod';
import { changeShape, id, entry, enabled } from '@/shared/api/fields';
import { treeResource } from '@/shared/list/tree/treeApi';

/** A discipline, a class of a discipline, or a major (docs/contract#3.4.9). */
export const specialtySchema = z.object({
  id,
  parentId: id,
  specialtyCode: z.string().max(10).nullish(),
  specialtyName: z.string().max(50),
  degreeLevel: entry('biz_school_level', 1).nullish(),
  degreeType: z.string().max(20).nullish(),
  duration: z.number().nullish(),
  sort: z.number().nullable(),
  status: enabled,
  ...changeShape,
});
export type Specialty = z.infer<typeof specialtySchema>;

/** The API of disciplines, classes and majors. The list is one flat array without pages. */
export const specialties = treeResource({
  schema: specialtySchema,
  path: '/biz/base/specialty',
  permission: 'base:specialty',
  nameOf: ({ specialtyName }) => specialtyName,
});
