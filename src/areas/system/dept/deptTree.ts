import { useQuery } from '@tanstack/react-query';
import { toTree } from '@/shared/lib/tree';
import { depts } from './dept.api';

/** The departments as a tree; one request for the filter beside a table and the select in its form. */
export function useDeptTree() {
  return useQuery({
    queryKey: [depts.path, 'list', 'tree'],
    queryFn: async ({ signal }) => toTree((await depts.list({}, signal)).records, 'deptId', 'parentId'),
  });
}
