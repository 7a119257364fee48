import { z } from 'zod';
import { auditShape, enabled, id, numeric } from '@/shared/api/fields';
import { treeResource } from '@/shared/list/tree/treeApi';

/** A department. The tree is built from `parentId`; 0 is the root. */
export const deptSchema = z.object({
  deptId: id,
  parentId: id,
  parentName: z.string().nullish(),
  ancestors: z.string().nullish(),
  deptName: z.string().max(30),
  orderNum: numeric,
  leader: z.string().max(20).nullish(),
  leaderId: id.nullish(),
  phone: z.string().max(11).nullish(),
  email: z.string().max(50).nullish(),
  status: enabled,
  delFlag: z.string().nullish(),
  ...auditShape,
});
export type Dept = z.infer<typeof deptSchema>;

/**
 * The API of departments. The list is one flat array without pages. The URL path of a removal contains the id
 * (docs/contract#2.E).
 */
export const depts = treeResource({
  schema: deptSchema,
  path: '/system/dept',
  id: 'deptId',
  permission: 'system:dept',
  nameOf: ({ deptName }) => deptName,
  removeByPath: true,
});
