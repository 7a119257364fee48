import { queryOptions, useQuery } from '@tanstack/react-query';
import { toTree } from '@/shared/tree/tree';
import { depts } from './dept.api';

/**
 * The departments as a tree. The filter beside a table, the select in a form and the department page share one request.
 */
export const useDeptTree = () =>
  useQuery({ ...everyDept, select: ({ records }) => toTree(records, 'deptId', 'parentId') });

/** The departments as they come; none before they are loaded. */
export const useDeptRows = () => useQuery(everyDept).data?.records ?? [];

const everyDept = queryOptions({
  queryKey: depts.keys.list({}),
  queryFn: ({ signal }) => depts.list({}, signal),
});

/** The departments by name, for the chip of a filter. */
export const deptChoices = () =>
  queryOptions({
    ...everyDept,
    select: ({ records }) => records.map(({ deptId, deptName }) => ({ value: deptId, label: deptName })),
  });
