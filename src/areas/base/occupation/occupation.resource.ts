import { z } from 'zod';
import { changeShape, id, yesNo, enabled } from '@/shared/api/fields';
import { treeResource } from '@/shared/list/tree/treeApi';

/** An occupation of the national classification (docs/contract#3.4.8). */
export const occupationSchema = z.object({
  id,
  parentId: id,
  occupationCode: z.string().max(20).nullish(),
  occupationName: z.string().max(50),
  industryIds: z.array(id).nullish(),
  isHot: yesNo.nullish(),
  description: z.string().max(500).nullish(),
  sort: z.number().nullable(),
  status: enabled,
  ...changeShape,
});
export type Occupation = z.infer<typeof occupationSchema>;

/** The API of occupations. The list is one flat array without pages. */
export const occupations = treeResource({
  schema: occupationSchema,
  path: '/biz/base/occupation',
  permission: 'base:occupation',
  nameOf: ({ occupationName }) => occupationName,
});
