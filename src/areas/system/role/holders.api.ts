import { queryOptions } from '@tanstack/react-query';
import { toPage } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { type Role, roles } from './role.resource';

/** Adds up the users of each role. A user with two of the roles counts twice. A role with users cannot be removed. */
export const holdersQuery = (rows: readonly Role[]) =>
  queryOptions({
    queryKey: roles.keys.call('holders', ...rows.map(({ roleId }) => roleId)),
    queryFn: async ({ signal }) => {
      const list = { url: '/system/user/list', signal, quiet: true };
      const pages = await Promise.all(
        rows.map(({ roleId }) => request({ ...list, params: { roleId, pageNum: 1, pageSize: 1 } })),
      );
      return pages.reduce<number>((sum, page) => sum + toPage(page).total, 0);
    },
    staleTime: 0,
  });
