import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { keysOf } from '@/shared/api/queryKeys';
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

/** The fields of a user that the form of a department displays (docs/contract#2.4). */
const leaderSchema = z.object({ userId: id, userName: z.string(), loginName: z.string() });

/** Fetches the first 20 enabled users whose name contains a text. */
export const leadersQuery = (userName: string) =>
  queryOptions({
    queryKey: keysOf('/system/user').list({ leaders: userName }),
    queryFn: ({ signal }) => {
      const params = { userName, status: '0', pageNum: 1, pageSize: 20 };
      return fetchRows(leaderSchema, { url: '/system/user/list', params, signal }, 'userId');
    },
  });
