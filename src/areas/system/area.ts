import type { Area } from '@/shared/area/area';
import { get, historyCall, post, revealCall } from '@/shared/area/calls';
import type { screens } from './screens';

/** System management: users, roles, menus, dictionaries, notices and settings. */
export const system: Area<keyof typeof screens> = {
  name: 'system',
  maxKB: 143,
  apiPath: '/system',
  fixedScreens: [
    { key: 'noticeAdd', screen: 'system/NoticeForm', mode: 'add', permission: 'system:notice:add' },
    { key: 'noticeEdit', screen: 'system/NoticeForm', mode: 'edit', permission: 'system:notice:edit' },
    { key: 'noticeDetail', screen: 'system/NoticeDetail', mode: 'detail' },
    // This page is not in the specification: it lists differences between the server's answers and the contract.
    { key: 'contractHealth', screen: 'system/ContractHealth', permission: 'system:operatorSetting:edit' },
  ],
  optionalCalls: [
    revealCall('/system/user'),
    revealCall('/system/dept'),
    revealCall('/system/contacts'),
    revealCall('/system/config'),
    historyCall('/system/user', 'system:user:list'),
    historyCall('/system/role', 'system:role:list'),
    historyCall('/system/menu', 'system:menu:view'),
    historyCall('/system/config', 'system:config:list'),
    historyCall('/system/dict/type', 'system:dict:list'),
    historyCall('/system/dict/data', 'system:dict:list'),
    post('/system/user/importCheck'),
    post('/system/user/factors/reset'),
    post('/system/role/consequences'),
    get('/system/search'),
    get('/system/notice/unread'),
    post('/system/notice/read'),
    post('/system/notice/readAll'),
    get('/system/events'),
    get('/system/operLog/removed'),
    get('/system/online/list'),
    post('/system/online/end'),
    get('/system/accessReport/list'),
    get('/system/accessReport/critical'),
    get('/system/accessUse/list'),
    post('/system/job/export'),
    post('/system/job/exported'),
    get('/system/job/mine'),
    post('/system/job/stop'),
    get('/system/job/file'),
    get('/biz/note/list'),
    post('/biz/note/save'),
    post('/biz/note/remove'),
  ],
};
