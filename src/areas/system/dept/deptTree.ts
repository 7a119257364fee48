import { useQuery } from '@tanstack/react-query';
import { toTree } from '@/shared/lib/tree';
import { listDepts } from './dept.api';

/** The departments as a tree; one request for the filter beside a table and the select in its form. */
export function useDeptTree() {
  return useQuery({
    queryKey: ['/system/dept', 'list'],
    queryFn: async ({ signal }) => toTree(await listDepts(signal), 'deptId', 'parentId'),
  });
}
