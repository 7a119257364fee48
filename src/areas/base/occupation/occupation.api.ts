import { crudApi } from '@/shared/api/crudApi';
import { changeShape, id } from '@/shared/api/fields';
import { treeApi } from '@/shared/list/tree/treeApi';
import { z } from 'zod';

/** An occupation of the national classification (docs/contract#3.4.8). */
export const occupationSchema = z.object({
  id,
  parentId: id,
  occupationCode: z.string().max(20).nullish(),
  occupationName: z.string().max(50),
  industryIds: z.array(id).nullish(),
  isHot: z.enum(['Y', 'N']).nullish(),
  description: z.string().max(500).nullish(),
  sort: z.number().nullable(),
  status: z.enum(['0', '1']),
  ...changeShape,
});

export type Occupation = z.infer<typeof occupationSchema>;

export const occupationName = (row: Occupation) => row.occupationName;

/** The API of occupations; the list is one flat array without pages. */
export const occupations = treeApi(crudApi(occupationSchema, '/biz/base/occupation', 'id'), 'parentId');
