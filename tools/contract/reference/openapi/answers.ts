import { filterConditions } from '@mocks/filters/conditions';
import { z } from 'zod';
import { loginSchema, operationSchema } from '@/areas/account/activity/activity.api';
import { socialSchema } from '@/areas/account/binding/binding.api';
import { removalSchema } from '@/shared/resource/gone/removal.api';
import { serverJobSchema } from '@/shared/list/transfer/server/serverJob.api';
import { rowProblemSchema } from '@/shared/list/transfer/useServerCheck';
import { handoverSchema } from '@/shared/review/handover/handover.api';
import { viewSchema } from '@/shared/list/views/views.api';
import { noteSchema } from '@/shared/record/notes/note.api';
import { factorsSchema, recoverySchema, startedSchema } from '@/shared/factors/factor.api';
import { settingsSchema } from '@/shared/personal/settings.api';
import { agreementSchema, queueLoadSchema } from '@/areas/approval/load/load.api';
import { substituteSchema } from '@/shared/substitute/substitute.api';
import { precedentsSchema } from '@/shared/review/checks/precedents';
import { mergedSchema, mergePlanSchema, mergeSchema } from '@/shared/review/merge/merge.api';
import { preferenceSchema } from '@/shared/notices/preferences.api';
import { profileSchema } from '@/areas/account/profile/profile.api';
import { figureSchema as ownFigureSchema } from '@/areas/account/workplace/workplace.api';
import { aboutUsSchema } from '@/areas/base/aboutUs/aboutUs.api';
import * as overview from '@/areas/overview/home/weclome.api';
import { movementsSchema } from '@/areas/sales/order/order.resource';
import { criticalSchema } from '@/areas/system/access/access.resource';
import { appSettingSchema } from '@/areas/system/appSetting/appSetting.api';
import { consequencesSchema } from '@/areas/system/consequences/consequences.api';
import { storageSchema } from '@/areas/system/dfs/dfs.resource';
import { tenantSchema } from '@/areas/system/role/role.resource';
import { definitionSchema } from '@/areas/workflow/flow/definition.resource';
import { flowNodeSchema } from '@/areas/workflow/definition/node.api';
import { finishedSchema, runningSchema } from '@/areas/workflow/instance/instance.resource';
import { draftSchema } from '@/areas/workflow/request/draft.api';
import {
  businessSchema,
  generalSchema,
  leaveSchema,
  purchaseSchema,
  startableSchema,
  previewSchema,
} from '@/areas/workflow/flow/request.resource';
import { doneSchema, taskSchema } from '@/areas/workflow/flow/task.resource';
import { waitingSchema } from '@/areas/workflow/flow/flow.api';
import { possibleSchema, TASK_ACTIONS } from '@/areas/workflow/flow/taskAction.api';
import { pastSchema, staffSchema } from '@/areas/workflow/rehearsal/rehearsal.api';
import { monitorSchema } from '@/areas/workflow/monitor/monitor.api';
import { copySchema } from '@/areas/workflow/copy/copy.resource';
import { foundSchema } from '@/app/search/search.api';
import { id, numeric } from '@/shared/api/fields';
import { featureCalls } from '@/shared/auth/features';
import { historySchema } from '@/shared/history/history.api';
import { revealedSchema } from '@/shared/api/reveal';
import { areaSchema } from '@/shared/form/fields/districts.api';
import { unreadSchema } from '@/shared/notices/readState.api';
import { uploadedSchema } from '@/shared/files/upload/upload.api';
import { optionalPaths } from './bodies';

/** The content of an answer: one record, all records, a page of records, a file of a type, or only success. */
export type Answer = { as: 'one' | 'list' | 'page'; of: z.ZodType } | { as: 'file'; type: string } | { as: 'nothing' };

const one = (of: z.ZodType): Answer => ({ as: 'one', of });
const list = (of: z.ZodType): Answer => ({ as: 'list', of });
const page = (of: z.ZodType): Answer => ({ as: 'page', of });

const text = z.string();
const entry = z.object({ dictValue: text, dictLabel: text, listClass: text.nullish() });
const named = z.object({ id, parentId: id.nullish() });
const token = z.object({ token: text.meta({ description: 'Sent in the token header of every later call.' }) });
/** The fields of a sign-in answer that asks for the second factor instead of returning a token (docs/contract#2.46). */
const step = {
  factorTicket: text.nullish().meta({ description: 'Sent to `POST /auth/2step-code`; valid for five minutes.' }),
  factors: z.array(text).nullish().meta({ description: 'What the account has: `totp`, `recovery`, `passkey`.' }),
  passkey: z.unknown().optional().meta({ description: 'Options of `navigator.credentials.get` as JSON.' }),
};
const tokenOrStep = z.object({ token: token.shape.token.nullish(), ...step });
/** The user info, which the client reads with `toCurrentUser`. Only `userId` and `roleIds` are required. */
const currentUser = z.object({
  userId: id,
  roleIds: z.array(id).min(1),
  userName: text.nullish(),
  loginName: text.nullish(),
  avatar: text.nullish(),
  buttons: z
    .array(text)
    .nullish()
    .meta({ description: 'Permissions module:entity:action; an empty list allows everything.' }),
  fields: z.record(text, z.record(text, text)).nullish().meta({
    description:
      'Limited fields by permission and name, `hidden` or `readonly`: `{"system:user": {"email": "hidden"}}`.',
  }),
  roles: z.object({ permissions: z.array(z.object({ permissionId: text })).nullish() }).nullish(),
  company: z.object({ companyName: text, logo: text.nullish() }).nullish(),
  myTeam: z.array(z.object({ compId: id, companyName: text })).nullish(),
  currCompId: id.nullish(),
  admin: z.boolean().nullish(),
  userType: text.nullish(),
  phonenumber: text.nullish().meta({ description: 'Its last four digits are part of the watermark.' }),
  mustChangePassword: z.boolean().nullish().meta({
    description: 'True until a first password has been changed: the product opens nothing else. Absent: false.',
  }),
  factorRequired: z.boolean().nullish().meta({
    description: 'True while a role requires a second factor and there is none: the product opens only its enrolment.',
  }),
  storageKey: text.nullish().meta({
    description:
      'A random AES-256 key in base64, the same at every sign-in of the user and given to nobody else: it encrypts drafts and open tabs while the user is signed out. Absent: they stay readable for 30 minutes.',
  }),
});
const on = (description: string) =>
  z
    .union([z.boolean(), text, z.number()])
    .nullish()
    .meta({ description: `${description}; on with true, "true", "Y", "1" or 1, else off` });
/** The server's capabilities in the system config, besides its settings. docs/connect.md lists them in a table. */
const switches = {
  captchaEnabled: on('every sign-in needs the captcha'),
  analysis: on('the server has the figures of `/analysis/*`'),
  auditChecks: on('rows under review carry `failedChecks`, and lists filter by it'),
  batchAudit: on('`audit` with several ids decides those that wait, and answers how many it `skipped`'),
  features: z
    .union([z.array(z.enum(Object.keys(featureCalls))), text])
    .nullish()
    .meta({ description: 'what the server offers; absent: everything whose call is not unknown' }),
  fourEyes: on('a refund or collection needs a second person'),
  idempotency: on('a repeated `Idempotency-Key` gets the first answer'),
  importKeys: on('rows with the same `Import-Key` are one entry of the operation log'),
  reviewers: on('pending records have a reviewer: `take`, `release`, `assign`, and the filter `reviewer`'),
  merging: on('duplicates can be merged with `merge`, and a merge can be undone'),
  askMore: on(
    'pending records can be returned to the applicant with `askMore`; the state `6` of `biz_audit_status` and `biz_registration_status`',
  ),
  later: on('pending records can be put off with `later`, and lists filter by it'),
  reviewQueues: on('pending records are in queues: `move`, and the filter `reviewQueue`'),
  factors: on('accounts can have second factors, and roles can require them'),
  handover: on('a reviewer can hand a queue over to a colleague with `/biz/review/handover`'),
  watermark: on('signed-in pages, prints and exports carry the name of their reader'),
  lockAfter: z
    .union([z.number(), text])
    .nullish()
    .meta({ description: 'minutes without input after which all windows are locked; never without it' }),
  filterConditions: z
    .union([z.array(z.enum(filterConditions)), text])
    .nullish()
    .meta({ description: 'the conditions of filters that the server has, docs/contract#2.41; none without it' }),
  modes: z
    .union([z.array(z.string()), text])
    .nullish()
    .meta({
      description:
        'what the process engine runs: `all`, `one`, `share`, `order`, `empty`, `late`, `inclusive`, `subprocess`, `form`, docs/contract#2.49, `fields`, `attachments`, `signature`, docs/contract#2.54; nothing without it',
    }),
  taskActions: z
    .union([z.array(z.enum(TASK_ACTIONS)), text])
    .nullish()
    .meta({
      description: 'what can be done with a workflow task besides deciding it, docs/contract#2.50; nothing without it',
    }),
  overdueHours: z
    .union([z.number(), text])
    .nullish()
    .meta({ description: 'hours after which a pending record is overdue; 48 without it' }),
  auditWords: text.nullish().meta({ description: 'words marked in texts under review, separated by commas or lines' }),
  providers: z
    .array(z.object({ key: text.regex(/^[\da-z_-]+$/), name: text }))
    .nullish()
    .meta({ description: 'identity providers for signing in, besides WeChat, docs/contract#2.47; none without it' }),
  amapKey: text.nullish().meta({ description: 'the key of the map service; without it there are no maps' }),
};
const sums = (...fields: string[]) => one(z.object(Object.fromEntries(fields.map((field) => [field, numeric]))));
const taken = one(
  z.object({
    id,
    reviewerId: id.nullish(),
    reviewerName: text.nullish(),
    reviewerUntil: text.nullish(),
    onBehalfOf: text.nullish(),
  }),
);
const viewers = list(z.object({ name: text }));

const arrival = one(z.object({ isBind: z.boolean(), token: text.nullish(), socialUserId: id.nullish(), ...step }));

/** Answers that follow neither from the path (`/list`, `/get/{id}`, `/save`) nor from the record. */
export const answers: Readonly<Record<string, Answer>> = {
  'POST /auth/login': one(tokenOrStep),
  'POST /auth/2step-code': one(z.object({ stepCode: numeric.optional(), token: token.shape.token.nullish() })),
  'POST /auth/social/bind': one(tokenOrStep),
  'GET /auth/social/wechat/callback': arrival,
  'GET /auth/social/:provider/callback': arrival,
  'GET /system/accounts/factors': one(factorsSchema),
  'POST /system/accounts/factors/start': one(startedSchema.partial().extend(recoverySchema.shape)),
  'POST /system/accounts/factors/confirm': one(recoverySchema),
  'GET /system/social/wechat/pc_login': one(text),
  'GET /system/social/:provider/pc_login': one(text),
  'GET /code': { as: 'file', type: 'image/*' },
  'GET /system/events': { as: 'file', type: 'text/event-stream' },
  'POST /system/job/export': one(z.object({ id: id.nullable() })),
  'GET /system/accessReport/critical': list(criticalSchema),
  'GET /system/job/mine': list(serverJobSchema),
  'GET /system/job/file': { as: 'file', type: 'application/octet-stream' },
  'GET /system/operLog/removed': one(removalSchema.nullable()),
  'GET /system/user/info': one(currentUser),
  'GET /system/menu/user_auths': list(text),
  'GET /system/operator/setting/info': one(appSettingSchema.partial().extend(switches)),
  'GET /system/user/profile': one(profileSchema),
  'GET /system/social/list': list(socialSchema),
  'GET /system/accounts/operations': page(operationSchema),
  'GET /system/accounts/logins': page(loginSchema),
  'GET /system/accounts/views': list(viewSchema),
  'POST /system/accounts/views/save': one(z.object({ id })),
  'GET /system/accounts/settings': one(settingsSchema),
  'GET /system/accounts/switch_comp': { as: 'nothing' },
  'GET /system/notify/settings': list(preferenceSchema),
  'GET /system/dfs/config': one(storageSchema),
  'POST /system/dfs/upload': one(uploadedSchema),
  'GET /system/notice/unread': one(unreadSchema),
  'GET /system/menu/role/:roleId/:tenantId': list(z.object({ menuId: id, parentId: id })),
  'GET /system/dept/role/:roleId': list(id),
  'GET /system/role/getTopTenant': list(tenantSchema),
  'GET /system/dict/data/type': list(entry),
  'GET /system/sysArea/getProvinceList': list(areaSchema),
  'GET /system/sysArea/getCityList': list(areaSchema),
  'GET /report/statistics/list': list(overview.figureSchema),
  'GET /report/statistics/mine': list(ownFigureSchema),
  'GET /report/statistics/money': one(overview.moneySchema),
  'GET /analysis/month-bar': list(overview.monthSchema),
  'GET /analysis/day-trend': list(overview.daySchema),
  'GET /analysis/tag-cloud': list(overview.tagSchema),
  'GET /analysis/rank-list': list(overview.rankSchema),
  'GET /biz/base/aboutUs/info': one(aboutUsSchema),
  'GET /biz/base/school/all': list(named.extend({ schoolName: text })),
  'GET /biz/base/industry/all': list(named.extend({ industryName: text })),
  'GET /biz/base/occupation/all': list(named.extend({ occupationName: text })),
  'GET /biz/base/specialty/all': list(named.extend({ specialtyName: text })),
  'GET /biz/base/certificate/all': list(named.extend({ certificateName: text })),
  'GET /biz/base/courseType/all': list(named.extend({ typeName: text })),
  'GET /biz/base/benefitTag/all': list(named.extend({ tagName: text })),
  'GET /system/search': list(foundSchema),
  'POST /system/role/consequences': one(consequencesSchema),
  'POST /system/user/importCheck': list(rowProblemSchema),
  'GET /biz/note/list': list(noteSchema),
  'POST /biz/review/handover': one(z.object({ id })),
  'GET /biz/review/handover/:id': one(handoverSchema),
  'GET /biz/review/load': list(queueLoadSchema),
  'GET /biz/review/agreement': list(agreementSchema),
  'GET /act/substitute/mine': list(substituteSchema),
  'GET /biz/order/sum': sums('payAmount', 'refundAmount'),
  'GET /biz/collection/sum': sums('amount'),
  'GET /biz/invoice/sum': sums('amount'),
  'GET /biz/settlement/sum': sums('settleAmount'),
  'GET /biz/order/money/:id': one(movementsSchema),
  'POST /biz/settlement/save': one(z.object({ count: z.number().nullish() })),
  ...Object.fromEntries(optionalPaths('/history/:id').map((path) => [`GET ${path}`, list(historySchema)])),
  ...Object.fromEntries(optionalPaths('/viewers/:id').map((path) => [`GET ${path}`, viewers])),
  ...Object.fromEntries(optionalPaths('/precedents').map((path) => [`GET ${path}`, one(precedentsSchema)])),
  ...Object.fromEntries(optionalPaths('/merge/plan').map((path) => [`GET ${path}`, one(mergePlanSchema)])),
  ...Object.fromEntries(optionalPaths('/merges').map((path) => [`GET ${path}`, list(mergeSchema)])),
  ...Object.fromEntries(optionalPaths('/merge').map((path) => [`POST ${path}`, one(mergedSchema)])),
  ...Object.fromEntries(optionalPaths('/take').map((path) => [`POST ${path}`, taken])),
  'GET /system/user/options': list(z.object({ userId: id, userName: text, loginName: text.nullish() })),
  'POST /system/user/save': one(
    z.object({
      userId: id.nullish(),
      initialPassword: text.nullish().meta({ description: 'The random first password, answered this once.' }),
    }),
  ),
  ...Object.fromEntries(optionalPaths('/reveal/:id').map((path) => [`POST ${path}`, one(revealedSchema)])),
  'GET /act/prof/allLatest': list(definitionSchema),
  'GET /act/process/show': { as: 'file', type: 'application/octet-stream' },
  'GET /act/node/list/:id': list(flowNodeSchema),
  'GET /act/node/get/:id': one(flowNodeSchema.partial().required({ nodeId: true })),
  'GET /act/process/ins/runs': page(runningSchema),
  'GET /act/process/ins/finished': page(finishedSchema),
  'GET /act/business/list/my': page(businessSchema),
  'GET /act/leave/biz/:id': one(leaveSchema),
  'GET /act/purchase/biz/:id': one(purchaseSchema),
  'GET /act/general/biz/:id': one(generalSchema),
  'GET /act/general/startable': list(startableSchema),
  'GET /act/draft/list': list(draftSchema),
  'GET /act/task/ing': page(taskSchema),
  'GET /act/task/done': page(doneSchema),
  'GET /act/task/flow': page(doneSchema),
  'GET /act/task/waiting': list(waitingSchema),
  'GET /act/task/actions': one(possibleSchema),
  'GET /act/copy/list': page(copySchema),
  'POST /act/process/preview': list(previewSchema),
  'GET /act/monitor': one(monitorSchema),
  'GET /act/rehearsal/past': page(pastSchema),
  'GET /act/rehearsal/staff': one(staffSchema),
};
