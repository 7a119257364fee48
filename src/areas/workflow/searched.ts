import type { Searched } from '@/shared/area/searched';
import type { Task } from './flow/task.resource';

const tasks: Searched<keyof Task> = {
  kind: 'activiti:task',
  isOwn: true,
  list: 'tasking',
  path: '/act/task/ing',
  filters: {},
  isWhole: true,
  id: ['procInstId', 'id'],
  title: 'processName',
  subtitle: 'name',
};

/** The records that the search covers: the user's pending tasks. */
export const searched: readonly Searched[] = [tasks];
