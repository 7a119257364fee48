import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { auditShape, id, noted, numeric } from '@/shared/api/fields';
import { changingMenu } from '@/shared/menu/menuChanges';
import { treeResource } from '@/shared/list/tree/treeApi';
import { toTree } from '@/shared/list/tree/tree';

/** A row of the permission table: directory (M), screen (C) or button (F). */
export const menuSchema = z.object({
  menuId: id,
  parentId: id,
  parentName: z.string().nullish(),
  menuName: z.string().max(50),
  menuKey: z.string().max(50).nullish(),
  menuType: z.enum(['M', 'C', 'F']),
  component: z.string().max(50).nullish(),
  target: z.string().max(20).nullish(),
  orderNum: numeric,
  visible: z.enum(['0', '1']).register(noted, { dict: 'sys_show_hide' }),
  perms: z.string().max(100).nullish(),
  icon: z.string().max(100).nullish(),
  path: z.string().max(255).nullish(),
  redirect: z.string().max(255).nullish(),
  hiddenChildren: z.boolean().nullish(),
  hiddenHeader: z.boolean().nullish(),
  ...auditShape,
});
export type Menu = z.infer<typeof menuSchema>;

const rows = treeResource({
  schema: menuSchema,
  path: '/system/menu',
  id: 'menuId',
  permission: 'system:menu',
  nameOf: ({ menuName }) => menuName,
  removeByPath: true,
});

/**
 * The API of the permission table. The list is one flat array without pages. The URL path of a removal contains the id
 * (docs/contract#2.E). Every change refetches the menu of the signed-in user.
 */
export const menus = { ...rows, save: changingMenu(rows.save), remove: changingMenu(rows.remove) };

/** The query for all rows. It shares the key, and thus the cache entry, of the unfiltered list on the menu page. */
const everything = queryOptions({ queryKey: menus.keys.list({}), queryFn: ({ signal }) => menus.list({}, signal) });

/** All rows of the table, flat and in order. */
export const useMenuRows = () => useQuery(everything).data?.records ?? [];

/** The rows that can be parents (directories and screens) as a tree. */
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

/** Fetches the rows that a company may grant to its roles, flat and in order. Company id `0` returns all rows. */
export const listGrantableMenus = (tenantId: Id, signal?: AbortSignal): Promise<Menu[]> =>
  fetchRows(menuSchema, { url: '/system/menu/list_4_tenant', params: { tenantId }, signal });
