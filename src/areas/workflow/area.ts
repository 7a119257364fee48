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
    get('/system/user/options', 'people are chosen from `/system/user/list`, which not everybody may read'),
    get('/act/general/startable', 'a process without a form of its own is shown in the choice, disabled'),
    post('/act/general/save', 'a process without a form of its own cannot be applied for'),
    get('/act/general/biz/:id', 'the text of a request with the general form'),
    get('/act/draft/list', 'the drafts of applications'),
    post('/act/draft/save', 'the button that saves a draft; what is typed is still kept in this tab'),
    post('/act/draft/remove', 'the button that deletes a draft'),
    get('/act/task/waiting', 'the names of those a request waits for'),
    post('/act/task/claim/:id', 'the button that claims a task'),
    post('/act/task/unclaim/:id', 'the button that gives a task back'),
    post('/act/task/delegate', 'the button that hands a task on'),
    post('/act/task/urge/:id', 'the button that urges those who decide'),
    post('/act/models/save', 'the button for a new model'),
    post('/act/models/update', 'the buttons that edit and draw a model'),
  ],
};
