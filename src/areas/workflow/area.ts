import type { Area, Waiting } from '@/shared/area/area';
import { get, post } from '@/shared/area/calls';
import type { Business } from './flow/request.resource';
import type { Task } from './flow/task.resource';

const tasks: Waiting<keyof Task> = {
  name: 'task',
  url: '/act/task/ing',
  filters: {},
  permission: 'activiti:task:view',
  since: { field: 'createTime', sorts: false },
  menuKey: 'tasking',
  search: '',
  isInBell: true,
};

const requests: Waiting<keyof Business> = {
  name: 'request',
  url: '/act/business/list/my',
  filters: { status: '1' },
  since: { field: 'applyTime', sorts: true },
  menuKey: 'businessList',
  search: '?status=1',
};

/** Workflows: requests, tasks, and the processes themselves. */
export const workflow: Area = {
  name: 'workflow',
  maxKB: 179,
  apiPath: '/act',
  waiting: [tasks, requests],
  optionalCalls: [
    get('/system/user/options'),
    get('/act/general/startable'),
    post('/act/general/save'),
    get('/act/general/biz/:id'),
    get('/act/draft/list'),
    post('/act/draft/save'),
    post('/act/draft/remove'),
    get('/act/task/waiting'),
    post('/act/task/claim/:id'),
    post('/act/task/unclaim/:id'),
    post('/act/task/delegate'),
    post('/act/task/urge/:id'),
    get('/act/task/actions'),
    post('/act/task/action'),
    get('/act/copy/list'),
    post('/act/copy/read/:id'),
    post('/act/process/preview'),
    get('/act/monitor'),
    get('/act/rehearsal/past'),
    get('/act/rehearsal/staff'),
    post('/act/rehearsal/move'),
    post('/act/models/save'),
    post('/act/models/update'),
  ],
};
