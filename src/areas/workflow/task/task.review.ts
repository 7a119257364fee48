import { listAddress, text } from '@/shared/list/listAddress';
import { auditMoves } from '@/shared/states/recordMoves';
import type { PagedKind } from '@/shared/review/review';
import { refreshFlows } from '../flowApi';
import { prefetchFlow } from '../ui/flow.queries';
import { audit, type Task, tasks } from './task.api';

/** Steps as a kind of record to review; list and review stand at the same address, which the menu decides. */
export const taskKind = (path: string): PagedKind<Task> => ({
  api: tasks,
  permission: 'activiti:task',
  nameOf: ({ processName, id }) => processName ?? id,
  moves: auditMoves('activiti:task'),
  address: listAddress({ filters: { processDefKey: text }, sortable: [] }),
  listPath: path,
  detailPath: path,
  decide: (task, verdict, remark) => audit(task, verdict === 'pass' ? 2 : 3, remark),
  refresh: refreshFlows,
  ahead: (client, task) => prefetchFlow(client, { ...task, procDefKey: task.processDefKey }),
});
