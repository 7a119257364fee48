import { listAddress, text } from '@/shared/list/listAddress';
import { auditMoves } from '@/shared/transitions/recordMoves';
import type { PagedKind } from '@/shared/review/review';
import { refreshFlows } from '../flow/flow.api';
import { prefetchFlow } from '../ui/flow.queries';
import { audit, type Task, tasks } from '../flow/task.resource';

/** Tasks as a reviewable kind of record; list and review share one menu entry. */
export const taskKind: PagedKind<Task> = {
  api: tasks,
  moves: auditMoves('activiti:task'),
  address: listAddress({ filters: { processName: text, applyer: text, processDefKey: text }, sortable: [] }),
  listKey: 'tasking',
  detailKey: 'tasking',
  // All steps of a request share its notes.
  notesId: ({ procInstId }) => procInstId,
  decide: (task, verdict, remark) => audit(task, verdict === 'pass' ? 2 : 3, remark),
  refresh: refreshFlows,
  prefetch: (client, task) => prefetchFlow(client, { ...task, procDefKey: task.processDefKey }),
};
