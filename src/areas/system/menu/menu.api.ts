import { z } from 'zod';

const id = z.union([z.number(), z.string()]);

/** A row of the permission table: directory (M), screen (C) or button (F). */
export const menuSchema = z.looseObject({
  menuId: id,
  parentId: id,
  parentName: z.string().nullish(),
  menuName: z.string().max(50),
  menuKey: z.string().max(50).nullish(),
  menuType: z.enum(['M', 'C', 'F']),
  component: z.string().max(50).nullish(),
  target: z.string().max(20).nullish(),
  orderNum: z.union([z.number(), z.string()]),
  visible: z.enum(['0', '1']),
  perms: z.string().max(100).nullish(),
  icon: z.string().max(100).nullish(),
  path: z.string().max(255).nullish(),
  redirect: z.string().max(255).nullish(),
  hiddenChildren: z.boolean().nullish(),
  hiddenHeader: z.boolean().nullish(),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});
