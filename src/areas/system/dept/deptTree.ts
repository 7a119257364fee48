import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchRows } from '@/shared/api/crudApi';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { toTree } from '@/shared/list/tree/tree';
import { depts, deptSchema } from './dept.resource';

/**
 * The departments as a tree. The filter beside a table, the select in a form and the department page share one request.
 */
export const useDeptTree = () =>
  useQuery({ ...everyDept, select: ({ records }) => toTree(records, 'deptId', 'parentId') });

/** The departments as a flat list. Returns an empty list until the departments are loaded. */
export const useDeptRows = () => useQuery(everyDept).data?.records ?? [];

const everyDept = queryOptions({
  queryKey: depts.keys.list({}),
  queryFn: ({ signal }) =>
    can(useSession.getState().user, 'system:dept:list') ? depts.list({}, signal) : named(signal),
});

/** Fetches the enabled departments, with only their names, for users who may not read the list. */
async function named(signal: AbortSignal) {
  const records = await fetchRows(deptSchema, { url: `${depts.path}/list/enable`, signal }, 'deptId');
  return { records, total: records.length, current: 1 };
}

/** The departments as options. The chip of an active department filter shows the name of the option. */
export const deptChoices = () =>
  queryOptions({
    ...everyDept,
    select: ({ records }) => records.map(({ deptId, deptName }) => ({ value: deptId, label: deptName })),
  });
