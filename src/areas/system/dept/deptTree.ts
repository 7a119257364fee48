import { useQuery } from '@tanstack/react-query';
import { toTree } from '@/shared/tree/tree';
import { depts } from './dept.api';

/** The departments as a tree; one request for the filter beside a table, the select in its form and their own screen. */
export const useDeptTree = () =>
  useQuery({
    queryKey: depts.keys.list({}),
    queryFn: ({ signal }) => depts.list({}, signal),
    select: ({ records }) => toTree(records, 'deptId', 'parentId'),
  });
