import type { Area } from '@/shared/area/area';
import { get, post, revealCall } from '@/shared/area/calls';
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
    // Not in the specification: lists the differences between the server's answers and the contract.
    { key: 'contractHealth', screen: 'system/ContractHealth', permission: 'system:operatorSetting:edit' },
  ],
  optionalCalls: [
    revealCall('/system/user'),
    revealCall('/system/dept'),
    revealCall('/system/contacts'),
    revealCall('/system/config'),
    get('/system/search', 'records are found by the filters of each list, with a request for each kind'),
    get('/system/notice/unread', 'this browser remembers which notices were read, and counts the newest ones'),
    post('/system/notice/read', 'readers of a notice are not counted'),
    post('/system/notice/readAll', 'all notices are marked as read in this browser only'),
    get('/system/events', 'changes appear only after a while: notices, queues and rights are polled or read again'),
    get('/biz/note/list', 'the notes on records'),
    post('/biz/note/save', 'the form for notes; notes are only read'),
    post('/biz/note/remove', 'the button that removes a note'),
  ],
};
