import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { z } from 'zod';

const id = z.union([z.number(), z.string()]);

/** A department; the tree is built from `parentId`, 0 is the top. */
export const deptSchema = z.looseObject({
  deptId: id,
  parentId: id,
  parentName: z.string().nullish(),
  ancestors: z.string().nullish(),
  deptName: z.string().max(30),
  orderNum: z.union([z.number(), z.string()]),
  leader: z.string().max(20).nullish(),
  leaderId: id.nullish(),
  phone: z.string().max(11).nullish(),
  email: z.string().max(50).nullish(),
  status: z.enum(['0', '1']),
  delFlag: z.string().nullish(),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** One department. */
export type Dept = z.infer<typeof deptSchema>;

const PATH = '/system/dept';

/** Every department, flat and in the server's order. */
export async function listDepts(signal?: AbortSignal): Promise<Dept[]> {
  return parseRows(deptSchema, toList(await request({ url: `${PATH}/list`, signal })), `${PATH}/list`);
}
