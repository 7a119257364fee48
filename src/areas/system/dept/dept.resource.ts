import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { auditShape, enabled, id, numeric } from '@/shared/api/fields';
import { treeApi } from '@/shared/list/tree/treeApi';

/** A department; the tree is built from `parentId`, and 0 is the root. */
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

/** The departments. The server returns the whole list, flat, and removes by path (docs/contract#2.E). */
export const depts = treeApi(
  resource({
    schema: deptSchema,
    path: '/system/dept',
    id: 'deptId',
    permission: 'system:dept',
    nameOf: ({ deptName }) => deptName,
    removeByPath: true,
  }),
  'parentId',
);
