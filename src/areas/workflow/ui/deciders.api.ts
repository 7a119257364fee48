import { queryOptions } from '@tanstack/react-query';
import { keysOf } from '@/shared/api/queryKeys';
import { toList } from '@/shared/api/envelope';
import { request } from '@/shared/api/http';

/** The lists that supply the selectable roles and departments. */
const SOURCES = {
  roles: { path: '/system/role', url: '/system/role/all', id: 'roleId', name: 'roleName' },
  depts: { path: '/system/dept', url: '/system/dept/list/enable', id: 'deptId', name: 'deptName' },
} as const;

/** The kinds of deciders. Users have no entry in `SOURCES`, because they are selected from `peopleChoices`. */
export type Deciders = keyof typeof SOURCES | 'users';

type Row = Record<string, unknown>;

/** The roles or departments to select from, with ids as text. Does not include departments that have children. */
export function decidersOf(kind: keyof typeof SOURCES) {
  const { path, url } = SOURCES[kind];
  return queryOptions({
    queryKey: keysOf(path).options(kind),
    queryFn: async ({ signal }) => choicesOf(kind, toList(await request({ url, signal })) as Row[]), // rows are records
    staleTime: 60_000,
  });
}

function choicesOf(kind: keyof typeof SOURCES, rows: readonly Row[]) {
  const { id, name } = SOURCES[kind];
  const nameOf = (row: Row) => String(row[name] ?? row[id]);
  const parents = new Map(rows.map((row) => [String(row[id]), nameOf(row)]));
  const above = new Set(rows.map(({ parentId }) => String(parentId)));
  const label = (row: Row) => [parents.get(String(row.parentId)), nameOf(row)].filter(Boolean).join(' / ');
  return rows
    .filter((row) => kind === 'roles' || !above.has(String(row[id])))
    .map((row) => ({ value: String(row[id]), label: kind === 'roles' ? nameOf(row) : label(row) }));
}
