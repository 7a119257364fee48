import { z } from 'zod';
import { changeShape, id, enabled } from '@/shared/api/fields';
import { treeResource } from '@/shared/list/tree/treeApi';

/** A type of courses (docs/contract#3.4.11). There are two levels of types. */
export const courseTypeSchema = z.object({
  id,
  parentId: id,
  typeName: z.string().max(50),
  icon: z.string().max(255).nullish(),
  courseCount: z.number().nullish(),
  sort: z.number().nullable(),
  status: enabled,
  remark: z.string().max(500).nullish(),
  ...changeShape,
});
export type CourseType = z.infer<typeof courseTypeSchema>;

/** The API of course types. The list is one flat array without pages. */
export const courseTypes = treeResource({
  schema: courseTypeSchema,
  path: '/biz/base/courseType',
  permission: 'base:courseType',
  nameOf: ({ typeName }) => typeName,
});
