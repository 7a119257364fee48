import { z } from 'zod';
import { changeShape, id, yesNo, enabled } from '@/shared/api/fields';
import { treeResource } from '@/shared/list/tree/treeApi';

/** An industry of GB/T 4754: a section, a division or a group (docs/contract#3.4.7). */
export const industrySchema = z.object({
  id,
  parentId: id,
  ancestors: z.string().nullish(),
  industryCode: z.string().max(10).nullish(),
  industryName: z.string().max(50),
  icon: z.string().max(255).nullish(),
  isHot: yesNo.nullish(),
  sort: z.number().nullable(),
  status: enabled,
  ...changeShape,
});
export type Industry = z.infer<typeof industrySchema>;

/** The API of industries. The list is one flat array without pages. */
export const industries = treeResource({
  schema: industrySchema,
  path: '/biz/base/industry',
  permission: 'base:industry',
  nameOf: ({ industryName }) => industryName,
});
