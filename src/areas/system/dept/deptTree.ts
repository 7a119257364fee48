import { useQuery } from '@tanstack/react-query';
import { toTree } from '@/shared/tree/tree';
import { depts } from './dept.api';

/**
 * The departments as a tree. The filter beside a table, the select in a form and the department page share one request.
 */
export const useDeptTree = () =>
  useQuery({
    queryKey: depts.keys.list({}),
    queryFn: ({ signal }) => depts.list({}, signal),
    select: ({ records }) => toTree(records, 'deptId', 'parentId'),
  });
