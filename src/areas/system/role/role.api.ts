import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { z } from 'zod';

const id = z.union([z.number(), z.string()]);

/** A role: the menus and the data scope its holders get. */
export const roleSchema = z.looseObject({
  roleId: id,
  roleName: z.string().max(30),
  roleKey: z.string().max(100),
  roleSort: z.union([z.number(), z.string()]),
  dataScope: z.enum(['1', '2', '3', '4', '5']).nullish(),
  status: z.enum(['0', '1']),
  delFlag: z.string().nullish(),
  flag: z.boolean().nullish(),
  menuIds: z.array(id).nullish(),
  deptIds: z.array(id).nullish(),
  tenantId: id.nullish(),
  isAdminRole: z.enum(['Y', 'N']).nullish(),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** One role. */
export type Role = z.infer<typeof roleSchema>;

const PATH = '/system/role';

/** The roles in use, for selects. */
export async function listActiveRoles(signal?: AbortSignal): Promise<Role[]> {
  const params = { status: '0', pageNum: 1, pageSize: 200 };
  return parseRows(roleSchema, toList(await request({ url: `${PATH}/list`, params, signal })), `${PATH}/list`);
}
