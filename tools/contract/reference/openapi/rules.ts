import { absentWithout } from '../absentWithout';
import business from '../../../../docs/contract/business-entities.proposed.json';
import type { Answer } from './answers';
import type { Call } from './calls';

/** Describes what a call does and which rules apply, by its path, its verb, and the contract's entity. */
export function descriptionOf({ method, path, facts, optional, record }: Call, answer: Answer): string {
  const verb = path.split('/').findLast((part) => part && !part.startsWith(':')) ?? '';
  const [part, number] = /^3\.4\.(\d+)$/.exec(record?.section ?? '') ?? [];
  const entity = part ? business.entities[Number(number) - 1] : undefined;
  const changes = method === 'POST' && !ASIDE.has(verb);
  return [
    NOTES[`${method} ${path}`] ?? (verb === 'list' && answer.as === 'list' ? ALL : VERBS[verb]),
    changes && entity?.rules && `Rules: ${entity.rules}.`,
    changes && entity?.states && entity.states !== 'none' && `States: ${STATES[entity.states] ?? entity.states}.`,
    facts.who === 'superOnly' && 'HTTP 403 for everybody but the super administrator.',
    optional && `Optional: without it (404, 405 or 501) this is absent: ${absentWithout(optional)}.`,
    changes && 'A refusal is `{code, msg}`, with field names in `data` where a field is wrong (docs/errors.md).',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The verbs of POST calls for which the rules and states of the entity do not matter. */
const ASIDE = new Set(['reveal', 'login', 'logout', 'read', 'readAll', 'clean', 'remove', 'his']);
const ALL = 'Answers all rows that match the filters, without pages, in their order; a tree by `parentId`.';

const STATES: Readonly<Record<string, string>> = {
  AUDIT: '0 pending → 1 passed or 2 rejected (auditRemark of 2 to 200 characters); any other move is refused',
  PUBLISH: '0 draft → 1 published → 2 withdrawn → 1; edited and removed only in 0 and 2',
  ENABLE: '0 enabled ↔ 1 disabled; disabled rows leave the choices and stay where they are used',
};

const VERBS: Readonly<Record<string, string>> = {
  list: 'Answers one page of the rows that match all filters; `total` counts all of them. An empty filter matches every row.',
  get: 'Answers one whole record; a refusal when there is none.',
  all: 'Answers the enabled rows for choices, with the fields of its schema only.',
  save: 'Makes a record. The id is 0 or absent; the answer may carry the new one.',
  update:
    'Changes the fields that are sent of the record with this id; others keep their values. `updateTime` is that of the record as the client read it: a server that compares it refuses an outdated change with code 409.',
  remove:
    'Removes the records with these ids, all or none. One that is in use or in a state that forbids it is refused by name.',
  status: 'Enables (0) or disables (1) a record.',
  sum: 'Answers the exact sums of all rows that match the filters, as decimal text.',
  audit:
    'Decides the records `ids`: passes or rejects them. A single record that is no longer pending is refused with `该记录已审核，请勿重复操作`; of several those are skipped and counted in `skipped`; the client then reads it and says who decided. The server sets `auditBy` and `auditTime` and tells the applicant.',
  reveal: 'Answers `{value}`, the masked field in clear, and logs who asked for it. The list goes on masking it.',
  same: 'Answers a page of the records with the same values in `fields`, the record itself included: what a mask hides, the server compares.',
  take: "The first of the pending records `ids` that nobody has, or the caller has already, becomes the caller's until `reviewerUntil`; every call extends the time, and an assigned record has none. Answers that record and its reviewer; if none is free, the first of `ids` with its reviewer. Two callers never have the same record. While a record is another reviewer's, `audit` refuses it; a decision frees it.",
  release: 'Makes the records `ids` free. Those of others need `:assign`.',
  assign:
    'Makes the records `ids` those of `userId`, until they are decided or released: all or none. Those of others need `:assign`; a user who may not audit is refused.',
  precedents:
    'Counts the passes and rejections of the last 90 days, the newest 200 at most, of records that failed exactly the checks of `checks` when they were decided: names of `failedChecks`, separated by commas, in any order. `people` is the number of reviewers, `reasons` has the five most frequent reasons of the rejections, the most frequent first. Checks the server does not run have no precedents: `total` is 0 then.',
  later:
    "Puts the pending records `ids` off until the day `until`, from tomorrow to 30 days from now: all or none. They become the caller's, without a time; `laterUntil` is the day. Until then lists with `auditStatus=0` leave them out, unless they ask for `later=Y`. `until: null` ends it at once; so do `release`, `assign`, `move` and a decision.",
  move: 'Moves the pending records `ids` to another queue, where they have no reviewer: all or none. `queue` is an enabled entry of `biz_review_queue`. A record that was never moved is in queue 1.',
  askMore:
    'Asks the applicants of the pending records `ids` for more, and tells them. `askedFor` becomes `items` and `remark` joined with `；`, together 2 to 200 characters; `deadline` is the last day, not before today. The state becomes `6`; `auditBy`, `auditTime`, and `auditRemark` as in `audit`. The answer of the applicant makes it `0` again with `answeredTime`, a new `submitTime`, and `lastRejected` with what was asked and the values before. A day after the deadline it is `0` again without `answeredTime`. Any decision empties the three fields. Lists with `auditStatus=0` have the answered records first, whatever the sort.',
  plan: 'Answers what a merge of the record `dropId` into `keepId` would do, or refuses with the reason why they cannot be merged. `differs` names the fields with different values, also where the client gets them masked; `moves` counts the rows that refer to `dropId`, by kind; `version` changes with either record or with what refers to them; `until` is the last moment of an undo.',
  merge:
    'Merges `dropId` into `keepId`: the kept record takes the fields `take` from the other one (with the ids behind a name), lists are joined, figures are added, the membership that ends later stays, and all that refers to `dropId` refers to `keepId` afterwards. `dropId` is gone: its `get` answers `已合并到` and the name. Refused with code 409 when `version` is outdated, while a colleague reviews one of the two, and when a passed record would go into one that has not passed. The server stores all that it changed for 30 days.',
  merges: 'Answers the merges of the last 30 days that are not undone, newest first.',
  undo: 'Undoes the merge `id`: `dropId` is there again as it was, and so are the values and rows that nobody changed since. A value that was edited keeps the edit, a row that was moved on stays where it is, a new row stays with the kept record. Refused when the merge is undone already, after 30 days, and while a later merge of the kept record stands.',
  history:
    'Answers who changed which fields of the record, the newest 200 changes at most, newest first; also those of a removed record. Phones, identity numbers and secrets are masked as in lists, and fields the caller may not read are left out. `canRestore` is true for a field that `update` takes (of a role also `dataScope` and `deptIds`, which `authDataScope` takes) and whose values are not masked.',
  viewers: 'Answers who else has this record open: each call counts as a look for half a minute.',
  publish: 'Publishes or withdraws a record; `publishTime` in the future publishes it then.',
  shelf: 'Puts an offer on sale or takes it off; a reason is needed to take off a course.',
  cancel: 'Cancels with a reason of 2 to 200 characters.',
};

const NOTES: Readonly<Record<string, string>> = {
  'POST /auth/login':
    'Signs in with `username` or `email` and `password`, or `mobile` and `captcha`. `captcha` and `randomStr` are sent where the system config has `captchaEnabled`, `stepCode` where a second step was asked for. Answers the token; wrong name or password: `用户不存在/密码错误`, blocked: `用户已封禁，请联系管理员`.',
  'POST /auth/logout': 'Ends the session of the token. The client does not wait for the answer.',
  'POST /auth/register': 'Makes an account from an e-mail, a mobile and the code that was sent to it.',
  'POST /auth/forge-password': 'Sets a new password for the account of a mobile, with the code that was sent to it.',
  'POST /auth/2step-code':
    'With `ticket`, completes a sign-in by a code, a recovery code or the answer of a passkey, and answers the token ([2.46](contract/README.md#2.46)). With `username`, answers `stepCode` 1 when this account signs in with a second code, else 0.',
  'POST /auth/social/bind':
    'Binds an identity of WeChat or another provider that just signed in to an account, and answers its token.',
  'GET /auth/social/wechat/callback': 'Answers the token of the bound account, or `isBind: false` and `socialUserId`.',
  'GET /system/social/wechat/pc_login': 'Answers the address of the sign-in with WeChat.',
  'GET /auth/social/:provider/callback':
    'Exchanges the code of a provider of the system config; answers as the callback of WeChat ([2.47](contract/README.md#2.47)).',
  'GET /system/social/:provider/pc_login':
    'Answers the http(s) address of the sign-in with a provider, with the given `state` ([2.47](contract/README.md#2.47)).',
  'GET /code':
    'Answers a picture with a sum; the header `randomstr` is its id, sent back as `randomStr`. Valid once, for 60 s.',
  'POST /system/verification/start': 'Sends a code to a mobile. The client waits 60 s before the next one.',
  'GET /system/user/info':
    'Answers who is signed in, the roles and the permissions. Asked on every page load: HTTP 401 leads to the sign-in. An empty `buttons` allows everything; userId 1 is the super administrator.',
  'GET /system/menu/user':
    'Answers the rows of the menu (types M and C) that the user may see, flat, by orderNum. Hidden rows are routes without an entry.',
  'GET /system/menu/user_auths': 'Answers the permissions of the user as texts; read when user info has none.',
  'GET /system/menu/list_4_tenant': 'Answers the menu rows that a company may get.',
  'GET /system/menu/role/:roleId/:tenantId': 'Answers the menu rows granted to a role: `{menuId, parentId}`.',
  'GET /system/operator/setting/info':
    'Answers name, logo and footer, and the switches of what the server can do beyond the contract. Open: the sign-in page reads it. Every field may be missing.',
  'GET /system/user/options': 'Answers names to choose from, nothing else, to everybody who is signed in.',
  'GET /system/events':
    'Answers a `text/event-stream` that stays open: what changes for the user, as events with JSON ([2.39](contract/README.md#2.39)). `Last-Event-ID` is the last event that was seen; the stream goes on after it, or begins with `reset`.',
  'POST /system/job/export':
    "Orders a file with all rows of a list that match `params`, with the caller's rights and masks, and answers its `id` at once ([2.42](contract/README.md#2.42)). Needs the list's `:export`. `id: null` leaves the export to the browser. The same `key` is the same export.",
  'GET /system/job/mine': "Answers the caller's exports of the last 24 hours, newest first.",
  'POST /system/job/stop': 'Stops an own running export; one that has ended is removed with its file.',
  'GET /system/job/file':
    'Answers the file of an own export, or a refusal as JSON. The permission is checked again; the file is kept for 24 hours.',
  'GET /system/operLog/removed':
    'Answers who removed the record `id` below `path`, when, and its name, from the operation log; `data: null` where that is not known. Needs the permission of the list ([2.42](contract/README.md#2.42)).',
  'GET /system/user/profile': 'Answers the own account, whole.',
  'POST /system/user/update/info': 'Changes the own account: name, phone, e-mail, sex, picture.',
  'POST /system/user/save':
    'Makes an account and answers its random first password as `initialPassword`, this once; `mustChangePassword` of its user info is true until it is changed.',
  'POST /system/role/consequences':
    'Answers what a change of roles or users would do, and saves nothing: people with the rights they gain and lose, queues nobody could decide, steps without candidates ([2.44](contract/README.md#2.44)). `values: null` is a removal.',
  'GET /system/accessReport/list':
    'Answers every permission of every enabled user with the ways they got it: `via` is `role`, `admin` (the super administrator) or `substitute`. `lastUsedAt` is null and `useCount` 0 where no use is known ([2.48](contract/README.md#2.48)).',
  'GET /system/accessReport/critical':
    'Answers the rights that can do harm, as the server chooses them, and the number of enabled users with each.',
  'GET /system/accessUse/list':
    'Answers the exports and the revealed numbers of the operation log, newest first ([2.48](contract/README.md#2.48)).',
  'POST /system/job/exported':
    'Notes an export that the browser made in the operation log: the list, its filters and the rows of the file. Needs `:export` of the list. Mask personal numbers in `params`.',
  'GET /system/online/list':
    'Answers the sessions of all signed-in users, that of the caller with `current`. `tokenId` is not the token ([2.45](contract/README.md#2.45)).',
  'POST /system/online/end':
    'Ends sessions by their `tokenId`; the reason is shown to the people concerned, by the event `signout`, and as `msg` of a later 401. More than one needs `monitor:online:batchForceLogout`; the own session is refused.',
  'POST /system/user/importCheck':
    'Tries the rows of an import as new accounts and stores nothing: answers the index and the message of each that `save` would refuse.',
  'POST /system/user/resetPwd': 'Sets the password of an account; its user must change it at the next sign-in.',
  'POST /system/user/factors/reset':
    'Removes the second factors and recovery codes of an account, and ends its sessions; the password alone then signs in.',
  'GET /system/accounts/factors': 'Answers the own second factors, and how many recovery codes are left.',
  'POST /system/accounts/factors/start':
    'Begins to add a factor, with a proof: `totp` answers the secret and its otpauth address, `passkey` the options of `navigator.credentials.create`. `proof` answers the options of `navigator.credentials.get` for the next change; `recovery`, with a proof, new recovery codes. A `ticket` is valid for five minutes and five tries.',
  'POST /system/accounts/factors/confirm':
    'Adds the factor of the ticket when code or credential is right. With the first factor it answers ten recovery codes, this once.',
  'POST /system/accounts/factors/remove':
    'Removes an own factor, with a proof; with the last one go the recovery codes. Refused while a role requires one.',
  'POST /system/accounts/rest_pwd': 'Changes the own password; the other sessions of the account end.',
  'POST /system/accounts/pwd': 'Changes the own password; the same as rest_pwd under its other name.',
  'GET /system/accounts/switch_comp':
    'Makes a company the one this session works for. A change by GET, as the family has it.',
  'GET /system/accounts/sessions': 'Answers the devices the user is signed in on, this one marked.',
  'POST /system/accounts/sessions/end': 'Signs out another device of the user.',
  'GET /system/accounts/views':
    "Answers the saved views of lists that the user sees: the own ones, those shared with one of the user's roles, and those shared with everybody. `search` is the query of the list.",
  'POST /system/accounts/views/save':
    'Saves a view and answers its `id`; with `id` it replaces that one, and `updateTime` is the one that was read (409 when it has changed since). The scopes `role` and `all` need the permission, and so does replacing the shared view of somebody else.',
  'POST /system/accounts/views/remove': 'Removes an own view; with the permission also a shared one of somebody else.',
  'GET /system/accounts/settings':
    'Answers the settings of the user as JSON text, and when each was stored, both by name. The names are those of the client; store them as they are.',
  'POST /system/accounts/settings':
    'Stores the settings in `values` under their names, and leaves all others as they are. `null` stands for the default.',
  'GET /system/accounts/logins': 'Answers a page of the own latest sign-ins, newest first.',
  'GET /system/accounts/operations': 'Answers a page of the own latest operations, newest first.',
  'POST /system/social/bind':
    'Binds an identity of `type`, WeChat or another provider, to the own account, with what the provider answered.',
  'POST /system/social/unbind': 'Takes the identity of `type` off the own account.',
  'GET /system/social/list': 'Answers which accounts of others are bound to the own one.',
  'GET /system/role/list/4admin': 'Answers a page of the roles of company administrators.',
  'GET /system/role/all/4admin': 'Answers all roles, those of company administrators too.',
  'GET /system/role/getTopTenant': 'Answers the companies an administrator role may be made for.',
  'POST /system/role/saveAdmin': 'Makes a role of a company administrator, or changes it when `roleId` is above 0.',
  'POST /system/role/authDataScope': 'Sets whose records a role sees; `deptIds` only with scope 2.',
  'GET /system/dept/list/enable': 'Answers the enabled departments, to choose from.',
  'GET /system/dept/role/:roleId': 'Answers the ids of the departments of a role with scope 2.',
  'GET /system/dict/data/type':
    'Answers the enabled entries of a dictionary by dictSort. Asked once per dictionary and page load.',
  'GET /system/sysArea/getProvinceList': 'Answers the provinces, to choose from.',
  'GET /system/sysArea/getCityList': 'Answers the cities of a province, or the counties of a city.',
  'GET /system/dfs/config': 'Answers where files are stored; secrets are masked.',
  'POST /system/dfs/saveConfig':
    'Sets where files are stored: the fields of the chosen provider. A mask that comes back keeps the secret.',
  'POST /system/dfs/upload': 'Stores one file and answers its name and address.',
  'POST /system/operLog/clean': 'Removes all rows of the operation log.',
  'POST /system/logininfor/clean': 'Removes all rows of the sign-in log.',
  'GET /system/notice/list':
    'Answers a page of notices: all to those who manage them, to others those that are meant for them.',
  'GET /system/notice/unread': 'Answers how many notices the user has not read, and their ids (200 at most).',
  'POST /system/notice/read': 'Marks a notice as read by the user.',
  'POST /system/notice/readAll': 'Marks all notices as read by the user.',
  'GET /system/notify/settings': 'Answers by which kinds of message the user wants to be told.',
  'POST /system/notify/settings': 'Switches one kind of message on or off.',
  'POST /biz/review/handover':
    "Hands a queue over to the user `userId`: the query `queue` of the list under `path`, the open record, and the sender's half-written `drafts`. The pending records under `path` whose reviewer is the sender become the receiver's, without a time; a record that was put off keeps its day. Needs `:audit` of the path; a receiver without it is refused. The receiver gets a notice whose link is the record's page with `queue` and `handover={id}`. Only asked where the system config has `handover`.",
  'GET /biz/review/handover/:id':
    'Answers a handover to its sender and its receiver; all others are refused, as for an unknown one.',
  'GET /biz/review/agreement':
    'Counts second looks: a share of the decided records (parameter `biz.approval.secondLook`, per cent) is pending once more for those who may audit them and have not decided about them, without a trace of the decision. Where the second reviewer decides otherwise, a third one decides the same way; two of three count. For each failed check and each reason of a rejection: how many second looks (`looked`), and how many agreed with the first decision (`agreed`), the most frequent first. Nobody is named.',
  'GET /biz/review/load':
    'Answers the load of each queue of records under review that the caller may list: the waiting records (state 0) by whole days waited, the last entry of `ages` for all longer ones; those that wait longer than `overdueHours`; and the last 56 days without today, the oldest first: how many records began to wait, ceased to wait, and lost a decision afterwards (also by a second look), and how many people took records out of the queue.',
  'GET /act/substitute/mine':
    'Answers the periods that are not over and in which the caller is away or a substitute; with `userId` those of that user, which needs the permission.',
  'POST /act/substitute/save':
    "Names a substitute from `beginDate` to `endDate`, both included; with `userId` for somebody else, which needs the permission. Refused on days on which the user has a substitute or is one, or the substitute is away. In the period the user's tasks and the records they review are the substitute's, too, and the history has the user's name in `onBehalfOf`. Both get a notice.",
  'POST /act/substitute/remove':
    'Ends a period or cancels a later one; of others it needs the permission. Both get a notice.',
  'GET /system/search':
    'Answers the records that match `keyword` (at least two characters) among the kinds the caller may list, at most three of each kind: names and numbers by a part, ids, codes and phones only as a whole. `kind` is the permission prefix, `id` the id its page takes (for `activiti:task` `procInstId:taskId`), `status` the field by which its list is divided. No personal number is in an answer.',
  'GET /biz/note/list':
    'Answers all notes on a record, newest first: `kind` is the permission prefix of the record, such as `approval:company`, `id` its id (for `activiti:task` the process instance). HTTP 403 for users who may not read the record. A removed note has no text.',
  'POST /biz/note/save':
    'Adds a note, or with `id` replaces the text of an own one; the earlier text is kept in `earlier`. Each user in `mentions` gets a notice with a link to the record, on an edit only those who are new; one who may not read the record is refused by name.',
  'POST /biz/note/remove':
    'Removes an own note: it stays in the list with `removeBy` and `removeTime`, without its text.',
  'GET /report/statistics/list':
    'Answers the figures of the home page that the user may see, counted in a period when one is sent.',
  'GET /report/statistics/mine': 'Answers the own figures of the workplace.',
  'GET /report/statistics/money':
    'Answers received, refunded and paid-out money of today and this month; null for what the user may not see.',
  'GET /analysis/month-bar':
    'Answers the new records of the last twelve months. Only asked where the system config has `analysis`.',
  'GET /analysis/day-trend':
    'Answers operations by day, of the last thirty days or the period. Only asked where the system config has `analysis`.',
  'GET /analysis/tag-cloud': 'Answers the most frequent skills. Only asked where the system config has `analysis`.',
  'GET /analysis/rank-list':
    'Answers the users with the most operations. Only asked where the system config has `analysis`.',
  'GET /biz/base/aboutUs/info': 'Answers the one record about the platform.',
  'POST /biz/base/aboutUs/update': 'Changes the one record about the platform.',
  'POST /biz/memberCert/revoke':
    'Takes back a certification that was passed (1 → 4), with a reason of 2 to 200 characters.',
  'POST /biz/course/recommend': 'Recommends a passed course, or no longer.',
  'POST /biz/position/offline': 'Takes a position off line (1 → 4), with a reason of 2 to 200 characters.',
  'POST /biz/position/top': 'Puts a position that recruits on top, or no longer.',
  'POST /biz/resume/status': 'Hides resumes (1) or shows them again (0), with a reason.',
  'POST /biz/gameRecord/invalid': 'Makes a run invalid (1 → 2, with a reason) or valid again (2 → 1).',
  'POST /biz/gameRecord/rank': 'Ranks the valid runs of a contest that has ended.',
  'POST /biz/order/refund': 'Asks for a refund (1 → 4) of an amount above 0 and up to payAmount, with a reason.',
  'POST /biz/order/confirm':
    'Pays a refund (4 → 5) or refuses it (4 → 1, with a reason); with `fourEyes` by another user than who asked.',
  'GET /biz/order/money/:id': 'Answers the collections, invoices and settlements of an order.',
  'POST /biz/collection/confirm':
    'Confirms a collection (0 → 1; the order is then paid) or rejects it (0 → 2, with a reason).',
  'POST /biz/invoice/issue': 'Issues an invoice that was passed (1 → 3), with its number and file.',
  'POST /biz/invoice/send': 'Notes that a paper invoice was sent (3 → 4).',
  'POST /biz/invoice/red': 'Cancels an issued invoice (3 or 4 → 5), with a reason.',
  'POST /biz/settlement/save': 'Makes the settlements of a period; `count` says how many.',
  'POST /biz/settlement/update': 'Adjusts a rejected settlement (2 → 0), with the amount and a reason.',
  'POST /biz/settlement/check': 'Confirms the figures of a settlement (0 → 1).',
  'POST /biz/settlement/pay':
    'Notes that a settlement was paid (3 → 4, with flow number and voucher) or that paying failed (3 → 5, with a reason); not by whoever passed it.',
  'GET /act/prof/allLatest': 'Answers the newest version of every process definition.',
  'POST /act/prof/remove': 'Removes deployments; `ids` are deploymentIds. One with running instances is refused.',
  'GET /act/process/show': 'Answers the diagram of a deployment as BPMN.',
  'POST /act/process/update/:id/:state': 'Suspends or activates a definition and all its instances.',
  'POST /act/process/deployByFile': 'Deploys a BPMN file; a new version when its key is known.',
  'GET /act/process/ins/runs': 'Answers a page of the running instances.',
  'GET /act/process/ins/finished': 'Answers a page of the finished instances.',
  'POST /act/process/ins/update/:id/:state': 'Suspends or activates an instance.',
  'POST /act/process/ins/remove':
    'Ends running instances: status 3, result 4. Applicants withdraw their own, operators any.',
  'POST /act/process/ins/remove/his': 'Removes finished instances from the list.',
  'POST /act/models/deploy/:id':
    'Deploys a model as the next version of its definition; an empty or invalid one is refused.',
  'GET /act/node/list/:id': 'Answers the user tasks of a definition and who decides them.',
  'GET /act/node/get/:id': 'Answers who decides a user task.',
  'POST /act/node/update': 'Sets who decides a user task: roles, departments, users, or the head of the department.',
  'GET /act/business/list/my': 'Answers a page of the own requests that are not removed.',
  'POST /act/business/remove': 'Removes own requests that are not running.',
  'GET /act/leave/biz/:id': 'Answers the leave form of a request.',
  'GET /act/purchase/biz/:id': 'Answers the expense form of a request.',
  'GET /act/general/biz/:id':
    'Answers the general form of a request; with `taskId`, as the decider of that task sees it ([2.54](contract/README.md#2.54)).',
  'GET /act/general/startable': 'Answers the definitions that the general form may start.',
  'POST /act/leave/save': 'Applies for leave and starts its process with the variable `duration`, in hours.',
  'POST /act/purchase/save': 'Applies for expenses and starts their process with the variable `money`.',
  'POST /act/general/save': 'Applies with the general form and starts the process.',
  'GET /act/draft/list': 'Answers the own drafts of applications.',
  'POST /act/draft/save': 'Keeps a draft; answers its id.',
  'POST /act/draft/remove': 'Removes own drafts.',
  'GET /act/task/ing': 'Answers a page of the tasks that the user may decide.',
  'GET /act/task/done': 'Answers a page of the tasks that the user has decided.',
  'GET /act/task/flow':
    'Answers a page of all steps of an instance, decided or not. `signing` says how far a step of several deciders is, `automatic` what the engine did by itself.',
  'GET /act/task/waiting': 'Answers whom the current steps of instances wait for.',
  'POST /act/task/audit':
    'Decides a task: `result` 2 passes, 3 rejects. A suspended task, or one decided meanwhile, is refused. May bring changed `values`, `attachments` and a `signature` ([2.54](contract/README.md#2.54)).',
  'POST /act/task/claim/:id': 'Takes a task of a group, so that others do not see it.',
  'POST /act/task/unclaim/:id': 'Gives a claimed task back to its group.',
  'POST /act/task/delegate': 'Hands a task on to another user, with a remark.',
  'POST /act/task/urge/:procInstId': 'Reminds those a request waits for.',
  'GET /act/task/actions':
    'Answers what the caller can do now with a request, or with its task `taskId`, besides deciding it: the `actions`, the `steps` a return can go to, and the `signers` that can be removed ([2.50](contract/README.md#2.50)).',
  'POST /act/task/action':
    'Does one of them, with a `reason` of 2 to 200 characters (for `copy` optional). Refused once it is no longer possible ([2.50](contract/README.md#2.50)).',
  'GET /act/copy/list': 'Answers a page of the requests that somebody has copied to the caller, newest first.',
  'POST /act/copy/read/:id': 'Marks an own copy as read.',
  'GET /act/monitor':
    'Answers what waits in running processes by step and age, the times of steps and processes over the last `days` (default 90), the oldest tasks, and who has how many; of one process with `procDefKey` ([2.51](contract/README.md#2.51)).',
  'GET /act/rehearsal/past':
    'Answers a page of the requests of a process in the last year, newest first: the numbers of the form, the decisions, and the steps at which a running one waits ([2.52](contract/README.md#2.52)).',
  'GET /act/rehearsal/staff':
    'Answers who could decide: users with department, roles and whether they are enabled, the heads of departments, and the configured nodes ([2.52](contract/README.md#2.52)).',
  'POST /act/rehearsal/move':
    'Moves running instances to another version of their process, all or none. Refused if a step is missing there, or the values of a form do not suffice ([2.53](contract/README.md#2.53)).',
  'POST /act/process/preview':
    'Answers the steps a request would take with these values if everybody approves; starts nothing ([2.50](contract/README.md#2.50)).',
  'POST /act/task/remove': 'Removes decided tasks from the own list; `ids` are auditIds.',
};
