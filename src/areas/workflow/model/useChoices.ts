import { useQuery } from '@tanstack/react-query';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';

/** Who may be named as the one to decide. */
const SOURCES = {
  roles: { url: '/system/role/all', id: 'roleId', name: 'roleName' },
  depts: { url: '/system/dept/list/enable', id: 'deptId', name: 'deptName' },
  users: { url: '/system/user/list', id: 'userId', name: 'userName' },
} as const;

/** The roles, departments or users to choose from; ids as text, as a drawing holds them. */
export function useChoices(kind: keyof typeof SOURCES) {
  const { url, id, name } = SOURCES[kind];
  return useQuery({
    queryKey: ['model', 'choices', kind],
    queryFn: async ({ signal }) => {
      const answer = await request({ url, params: kind === 'users' ? { pageSize: 1000 } : {}, signal });
      const rows = toList(answer) as Record<string, unknown>[];
      return rows.map((row) => ({ value: String(row[id]), label: String(row[name] ?? row[id]) }));
    },
    staleTime: 60_000,
  });
}
