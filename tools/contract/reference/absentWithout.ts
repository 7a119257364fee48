import type { OptionalCall } from '@/shared/area/area';

const HISTORY = 'who changed which field of a record, and when; the operation log shows the request';

/** What is absent without the calls of many resources, by method and what follows the resource's path. */
const OF_RESOURCES: Readonly<Record<string, string>> = {
  'POST /reveal/:id': 'personal numbers must come in clear, and the operation log does not say who has asked for one',
  'GET /history/:id': HISTORY,
  'GET /type/history/:id': HISTORY,
  'GET /data/history/:id': HISTORY,
  'GET /list': 'the notes on records',
  'GET /viewers/:id': 'who else is looking at a record under review',
  'POST /take': 'a record under review has no reviewer: two people may decide about the same one',
  'POST /release': 'a taken record is free only after its time',
  'POST /assign': 'records are not handed over, nor shared out by a lead',
  'POST /later': 'a pending record cannot be put off until a day',
  'POST /move': 'all pending records are in one queue',
  'POST /askMore': 'a record that lacks something can only be rejected',
  'GET /same/:id': 'a masked number cannot be compared with that of other records',
  'GET /precedents': 'how earlier records with the same failed checks were decided',
  'GET /merge/plan': 'what a merge of two records would move',
  'POST /merge': 'duplicates are named, but not merged',
  'GET /merges': 'which merges can still be undone',
  'POST /merge/undo': 'a merge cannot be undone',
  'GET /sum': 'the sums of all rows that match the filters',
  'POST /save': 'the button that saves a draft; what is typed is still kept in this tab',
  'POST /remove': 'the button that deletes a draft',
};

/** What is absent without the other optional calls. */
const OF_ONE: Readonly<Record<string, string>> = {
  'GET /analysis/month-bar': 'the chart of new records by month',
  'GET /analysis/day-trend': 'the chart of operations by day',
  'GET /analysis/rank-list': 'the ranking of the overview',
  'GET /analysis/tag-cloud': 'the words of the overview',
  'GET /report/statistics/money': 'the money of the overview',
  'GET /system/search': 'records are found by the filters of each list, with a request for each kind',
  'POST /system/user/importCheck': 'rows of an import that the server refuses are named only when they are sent',
  'GET /system/notice/unread': 'this browser remembers which notices were read, and counts the newest ones',
  'POST /system/notice/read': 'readers of a notice are not counted',
  'POST /system/notice/readAll': 'all notices are marked as read in this browser only',
  'GET /system/events': 'changes appear only after a while: notices, queues and rights are polled or read again',
  'GET /system/operLog/removed': 'who removed the record of a link, and when',
  'POST /system/job/export': 'big exports are made by the browser, and are lost with its window',
  'GET /system/job/mine': 'an export is listed only in the window that started it',
  'POST /system/job/stop': 'an export on the server is neither stopped nor removed',
  'GET /system/job/file': 'the file of an export on the server',
  'POST /biz/note/save': 'the form for notes; notes are only read',
  'POST /biz/note/remove': 'the button that removes a note',
  'GET /biz/review/load': 'what waits in each review queue, and when it will be late',
  'POST /biz/review/handover': 'a colleague who continues a queue begins with an empty form, and looks for the place',
  'GET /biz/review/handover/:id': 'the link of a handover only opens the record',
  'GET /biz/review/agreement': 'how often a second reviewer agrees with the first',
  'GET /biz/resume/same/:id': 'a masked phone number cannot be compared with that of other resumes',
  'GET /biz/order/money/:id': 'collections, invoices and settlements in the life of an order',
  'GET /system/user/options': 'people are chosen from `/system/user/list`, which not everybody may read',
  'GET /act/general/startable': 'a process without a form of its own is shown in the choice, disabled',
  'POST /act/general/save': 'a process without a form of its own cannot be applied for',
  'GET /act/general/biz/:id': 'the text of a request with the general form',
  'GET /act/draft/list': 'the drafts of applications',
  'GET /act/task/waiting': 'the names of those a request waits for',
  'POST /act/task/claim/:id': 'the button that claims a task',
  'POST /act/task/unclaim/:id': 'the button that gives a task back',
  'POST /act/task/delegate': 'the button that hands a task on',
  'POST /act/task/urge/:id': 'the button that urges those who decide',
  'POST /act/models/save': 'the button for a new model',
  'POST /act/models/update': 'the buttons that edit and draw a model',
  'GET /report/statistics/mine': 'the own figures of the workplace',
  'GET /system/accounts/operations': 'the own latest operations',
  'GET /system/accounts/logins': 'the own latest sign-ins',
  'GET /system/accounts/sessions': 'the devices one is signed in on',
  'POST /system/accounts/sessions/end': 'the button that signs out another device',
  'GET /system/accounts/views': 'saved views stay in one browser, and are not shared',
  'POST /system/accounts/views/save': 'saved views stay in one browser, and are not shared',
  'POST /system/accounts/views/remove': 'a saved view on the server cannot be removed',
  'GET /system/accounts/settings': 'table and review settings, reasons and the order of blocks stay in one browser',
  'POST /system/accounts/settings': 'such settings are not stored for another computer',
  'GET /system/user/profile': 'the own profile is read from `/system/user/get/:id`, else from the user info',
  'GET /system/notify/settings': 'the notification preferences',
  'POST /system/notify/settings': 'the switches of the notification preferences',
  'GET /system/social/list': 'the bindings',
  'POST /system/social/bind': 'the button that binds WeChat',
  'POST /system/social/unbind': 'the button that unbinds WeChat',
  'GET /act/substitute/mine': 'nobody is named a substitute, and the settings have no such block',
  'POST /act/substitute/save': 'the button that names a substitute',
  'POST /act/substitute/remove': 'a period of substitution ends only on its last day',
};

/** What is absent without an optional call, for the documents; throws for a call that has no such text yet. */
export function absentWithout({ method, path }: OptionalCall): string {
  const text = OF_ONE[`${method} ${path}`] ?? OF_RESOURCES[`${method} ${path.replace(/^\/[^/]+\/[^/]+/, '')}`];
  if (text === undefined) throw new Error(`${method} ${path} is optional: say here what is absent without it`);
  return text;
}
