import { queryOptions } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';
import { fetchPeople } from '@/shared/form/fields/people.api';

/** The lists from which candidates are selected. */
const SOURCES = {
  roles: { path: '/system/role', url: '/system/role/all', id: 'roleId', name: 'roleName' },
  depts: { path: '/system/dept', url: '/system/dept/list/enable', id: 'deptId', name: 'deptName' },
  users: { path: '/system/user', url: '/system/user/list', id: 'userId', name: 'userName' },
} as const;

/** The kinds of candidates. */
export type Deciders = keyof typeof SOURCES;

type Row = Record<string, unknown>;

/** The roles, departments or users to select from, with ids as text; only departments without children. */
export function decidersOf(kind: Deciders) {
  const { path, url } = SOURCES[kind];
  return queryOptions({
    queryKey: keysOf(path).options(kind),
    queryFn: async ({ signal }) => {
      const rows = kind === 'users' ? await fetchPeople(signal) : toList(await request({ url, signal }));
      return choicesOf(kind, rows as Row[]);
    },
    staleTime: 60_000,
  });
}

function choicesOf(kind: Deciders, rows: readonly Row[]) {
  const { id, name } = SOURCES[kind];
  const nameOf = (row: Row) => String(row[name] ?? row[id]);
  const parents = new Map(rows.map((row) => [String(row[id]), nameOf(row)]));
  const above = new Set(rows.map(({ parentId }) => String(parentId)));
  const label = (row: Row) => {
    const parent = kind === 'depts' && parents.get(String(row.parentId));
    if (parent) return `${parent} / ${nameOf(row)}`;
    return typeof row.loginName === 'string' ? `${nameOf(row)} (${row.loginName})` : nameOf(row);
  };
  return rows
    .filter((row) => kind !== 'depts' || !above.has(String(row[id])))
    .map((row) => ({ value: String(row[id]), label: label(row) }));
}
