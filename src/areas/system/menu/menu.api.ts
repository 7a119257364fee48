import { queryOptions, useQuery } from '@tanstack/react-query';
import { crudApi, type Id } from '@/shared/api/crudApi';
import { toList } from '@/shared/api/envelope';
import { id, numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRows } from '@/shared/api/parseRows';
import { changingMenu } from '@/shared/menu/menuChanges';
import { treeApi } from '@/shared/tree/treeApi';
import { toTree } from '@/shared/tree/tree';
import { z } from 'zod';

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
  orderNum: numeric,
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

/** One row of the permission table. */
export type Menu = z.infer<typeof menuSchema>;

const rows = treeApi(crudApi(menuSchema, '/system/menu', 'menuId', { removeByPath: true }), 'parentId');

/**
 * The permission table; its list comes whole and flat, and rows are removed by path (docs/contract#2.E). What is changed here
 * changes the menu of the person who does it, which is asked for again.
 */
export const menus = { ...rows, save: changingMenu(rows.save), remove: changingMenu(rows.remove) };

/** The same request as the unfiltered list of the menu's own screen. */
const everything = queryOptions({
  queryKey: menus.keys.list({}),
  queryFn: ({ signal }) => menus.list({}, signal),
});

/** Every row, flat and in order. */
export const useMenuRows = () => useQuery(everything).data?.records ?? [];

/** The rows that others may stand below, directories and screens, as a tree. */
export const usePlaceTree = () =>
  useQuery({
    ...everything,
    select: ({ records }) =>
      toTree(
        records.filter(({ menuType }) => menuType !== 'F'),
        'menuId',
        'parentId',
      ),
  });

/** The rows a company may give to its roles, flat and in order; `0` is everything. */
export async function listGrantableMenus(tenantId: Id, signal?: AbortSignal): Promise<Menu[]> {
  const url = '/system/menu/list_4_tenant';
  return parseRows(menuSchema, toList(await request({ url, params: { tenantId }, signal })), url);
}
