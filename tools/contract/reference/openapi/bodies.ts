import { z } from 'zod';
import { profileSchema } from '@/areas/account/profile/profile.api';
import { MAX_NAME } from '@/shared/factors/factor.api';
import { viewBodySchema } from '@/shared/list/views/views.api';
import { noteBodySchema } from '@/shared/record/notes/note.api';
import { settingsBodySchema } from '@/shared/personal/settings.api';
import { handoverBodySchema } from '@/shared/review/handover/handover.api';
import { preferenceSchema } from '@/shared/notices/preferences.api';
import { appSettingSchema } from '@/areas/system/appSetting/appSetting.api';
import { rightsChangeSchema } from '@/areas/system/consequences/consequences.api';
import { districtSchema } from '@/areas/system/district/district.resource';
import { noticeSchema } from '@/areas/system/notice/notice.resource';
import { endBodySchema } from '@/areas/system/online/online.resource';
import { roleSchema } from '@/areas/system/role/role.resource';
import { userSchema } from '@/areas/system/user/user.resource';
import { storageSchema } from '@/areas/system/dfs/dfs.resource';
import { providers } from '@/areas/system/dfs/providers';
import { aboutUsSchema } from '@/areas/base/aboutUs/aboutUs.api';
import { draftSchema } from '@/areas/workflow/request/draft.api';
import { flowNodeSchema } from '@/areas/workflow/definition/node.api';
import { fileSchema } from '@/areas/workflow/flow/request.resource';
import { broughtSchema } from '@/areas/workflow/flow/audit.api';
import { moveSchema } from '@/areas/workflow/rehearsal/rehearsal.api';
import { actionSchema } from '@/areas/workflow/flow/taskAction.api';
import { date, enabled, entry, id, noted, numeric, yesNo } from '@/shared/api/fields';
import type { DictName } from '@/shared/vocabulary/dictName';
import { areas } from '@/app/areas';

const text = z.string();
const maybe = z.string().optional();
const ids = z.array(id).min(1);
const none = z.object({});

/** Returns the paths of the optional calls with this end, such as `/reveal/:id`, which several resources have. */
export const optionalPaths = (end: string) =>
  areas.flatMap(({ optionalCalls = [] }) => optionalCalls.map(({ path }) => path)).filter((path) => path.endsWith(end));

/** The body of a status change of one record: its id, and the new status or a reason. */
const move = (shape: z.ZodRawShape) => z.object({ id, ...shape });
const because = move({ reason: text });
/** The new status: one of these entries of its dictionary. */
const state = (dict: DictName, ...values: [string, ...string[]]) => z.enum(values).register(noted, { dict });
/** Passed (1) or rejected (2), for reviewed records. */
const verdict = state('biz_audit_status', '1', '2');
/** The documents to request from the applicants of several records. */
const more = z.object({ ids, items: z.array(text), remark: maybe, deadline: date });
/** The day until which to postpone several records; null ends a postponement. */
const later = z.object({ ids, until: date.nullable() });
const queued = z.object({ ids, queue: entry('biz_review_queue'), remark: maybe });
const published = state('biz_publish_status', '1', '2');
/** A decision about several records. The name of the status field differs between kinds of records. */
const decision = (field: string, to: z.ZodType, shape: z.ZodRawShape = { auditRemark: maybe }) =>
  z.object({ ids, [field]: to, ...shape });

const signIn = z.object({
  username: maybe,
  email: maybe,
  password: maybe,
  mobile: maybe,
  captcha: maybe,
  randomStr: maybe,
  stepCode: maybe,
  rememberMe: z.boolean().optional(),
});
const password = z.object({ oldPassword: text, newPassword: text });
/** The browser's answer to the options of a passkey. */
const credential = z.record(z.string(), z.unknown()).optional().meta({ description: '`PublicKeyCredential.toJSON()`' });
/** A proof that the caller is still the same user: the password or a code, or a challenge signed by a passkey. */
const proof = { proof: maybe, ticket: maybe, credential };
const again = id
  .nullish()
  .meta({ description: 'optional: the request, returned to its applicant, that is corrected and sent again' });
const application = z.object({
  procDefId: text,
  procDefKey: maybe,
  procName: maybe,
  title: text,
  description: maybe,
  draftId: id.nullish(),
});
const attachments = z.array(fileSchema).nullish();

/**
 * The body of each POST whose mock handler declares no schema, by path. Tests compare all bodies that pages send with
 * these schemas (`src/testing/contract.ts`).
 */
export const bodies: Readonly<Record<string, z.ZodObject>> = {
  '/auth/login': signIn,
  '/auth/logout': none,
  '/system/accounts/views/save': viewBodySchema,
  '/system/accounts/settings': settingsBodySchema,
  '/system/job/stop': z.object({ id }),
  '/system/accounts/sessions/end': z.object({ sessionId: text, ...proof }),
  '/auth/register': z.object({ email: text, mobile: text, password: text, captcha: text }),
  '/auth/forge-password': z.object({ mobile: text, captcha: text, newPassword: text }),
  '/auth/2step-code': z.object({
    username: maybe,
    ticket: maybe.meta({ description: '`factorTicket` of the sign-in answer.' }),
    code: maybe.meta({ description: 'a code of an authenticator app, or a recovery code' }),
    credential,
  }),
  '/system/accounts/factors/start': z.object({
    kind: z.enum(['totp', 'passkey', 'proof', 'recovery']),
    ...proof,
  }),
  '/system/accounts/factors/confirm': z.object({ ticket: text, name: text.max(MAX_NAME), code: maybe, credential }),
  '/system/accounts/factors/remove': z.object({ factorId: id, ...proof }),
  '/system/user/factors/reset': z.object({ userId: id }),
  '/auth/social/bind': z.object({
    socialUserId: text,
    username: text,
    password: text,
    captcha: maybe,
    randomStr: maybe,
  }),
  '/system/verification/start': z.object({ mobile: text }),
  '/system/social/bind': z.object({ type: text, code: text, state: text }),
  '/system/social/unbind': z.object({ type: text }),
  '/system/accounts/rest_pwd': password,
  '/system/accounts/pwd': password,
  '/system/user/update/info': profileSchema
    .pick({ userName: true, phonenumber: true, email: true, sex: true, avatar: true })
    .partial()
    .extend(proof),
  '/system/online/end': endBodySchema,
  '/system/role/consequences': rightsChangeSchema,
  '/system/user/importCheck': z.object({ rows: z.array(userSchema.partial()) }),
  '/system/user/resetPwd': z.object({ userId: id, loginName: text, password: text }),
  '/system/notify/settings': preferenceSchema,
  '/biz/note/save': noteBodySchema,
  '/biz/review/handover': handoverBodySchema,
  '/system/dfs/save': z.object({ fileName: text, url: text, fileSuffix: maybe }),
  // The settings of the selected provider. A secret is sent only if a new one was typed.
  '/system/dfs/saveConfig': storageSchema.extend(
    Object.fromEntries(Object.values(providers).flatMap((own) => own.map(({ name }) => [name, maybe]))),
  ),
  '/system/role/saveAdmin': roleSchema.partial({ roleId: true }),
  '/system/role/authDataScope': z.object({
    ...roleSchema.pick({ roleId: true, roleName: true, roleKey: true, dataScope: true }).shape,
    deptIds: z.array(id),
  }),
  '/system/notice/publish': z.object({
    ...noticeSchema.pick({ noticeId: true }).shape,
    publishStatus: published,
    publishTime: maybe,
  }),
  '/system/notice/read': noticeSchema.pick({ noticeId: true }),
  '/system/notice/readAll': none,
  '/system/operLog/clean': none,
  '/system/logininfor/clean': none,
  '/system/districts/save': districtSchema,
  '/system/operator/setting/update': appSettingSchema.partial().extend({ id: id.optional() }),
  '/system/agreement/publish': move({ publishStatus: published }),
  '/biz/base/aboutUs/update': aboutUsSchema.partial(),
  '/biz/company/audit': decision('auditStatus', verdict),
  '/biz/school/audit': decision('auditStatus', verdict),
  '/biz/personal/audit': decision('auditStatus', verdict),
  '/biz/course/audit': decision('auditStatus', verdict),
  '/biz/position/audit': decision('auditStatus', verdict),
  '/biz/memberCert/audit': decision('auditStatus', verdict),
  ...Object.fromEntries(optionalPaths('/askMore').map((path) => [path, more])),
  ...Object.fromEntries(optionalPaths('/later').map((path) => [path, later])),
  ...Object.fromEntries(optionalPaths('/move').map((path) => [path, queued])),
  '/biz/memberCert/revoke': because,
  '/biz/course/shelf': move({ shelfStatus: state('biz_shelf_status', '1', '2'), reason: maybe }),
  '/biz/course/recommend': move({ isRecommend: yesNo }),
  '/biz/position/offline': because,
  '/biz/position/top': move({ isTop: yesNo }),
  '/biz/resume/status': z.object({ ids, status: enabled, reason: text }),
  '/biz/competition/publish': move({ contestStatus: state('biz_contest_status', '1', '0') }),
  '/biz/competition/cancel': because,
  '/biz/registration/audit': decision('registerStatus', state('biz_registration_status', '1', '2')),
  '/biz/registration/cancel': because,
  '/biz/gameRecord/invalid': move({ recordStatus: state('biz_record_status', '1', '2'), reason: maybe }),
  '/biz/gameRecord/rank': move({ competitionId: id }),
  '/biz/racingCircular/publish': move({ publishStatus: published }),
  '/biz/skillTest/publish': move({ testStatus: state('biz_test_status', '1', '2') }),
  '/biz/contractTemplate/publish': move({ publishStatus: published }),
  '/biz/order/cancel': because,
  '/biz/order/refund': move({ reason: text, refundAmount: numeric }),
  '/biz/order/confirm': move({ orderStatus: state('biz_order_status', '5', '1'), reason: maybe }),
  '/biz/package/shelf': move({ shelfStatus: state('biz_shelf_status', '1', '2') }),
  '/biz/collection/confirm': move({ collectionStatus: state('biz_collection_status', '1', '2'), rejectReason: maybe }),
  '/biz/invoice/audit': decision('invoiceStatus', state('biz_invoice_status', '1', '2'), { rejectReason: maybe }),
  '/biz/invoice/issue': move({ invoiceNo: text, invoiceCode: maybe, invoiceFile: maybe }),
  '/biz/invoice/send': move({ expressCompany: text, expressNo: text }),
  '/biz/invoice/red': because,
  '/biz/settlement/save': z.object({ periodStart: text, periodEnd: text, targetType: maybe }),
  '/biz/settlement/update': move({ adjustAmount: numeric, adjustReason: text }),
  '/biz/settlement/check': move({}),
  '/biz/settlement/audit': decision('settleStatus', state('biz_settle_status', '3', '2'), { failReason: maybe }),
  '/biz/settlement/pay': move({ payFlowNo: maybe, payVoucher: maybe, failReason: maybe }),
  '/act/models/deploy/:id': none,
  '/act/process/update/:id/:state': none,
  '/act/process/ins/update/:id/:state': none,
  '/act/node/update': flowNodeSchema.partial().required({ nodeId: true }),
  '/act/leave/save': application.extend({
    businessKey: again,
    type: id,
    duration: numeric,
    startDate: text,
    endDate: text,
    attachments,
  }),
  '/act/purchase/save': application.extend({
    businessKey: again,
    money: numeric,
    lines: z.array(z.object({ name: text, amount: numeric })).nullish(),
    attachments,
  }),
  '/act/general/save': application.extend({
    businessKey: again,
    content: maybe,
    duration: numeric.nullish(),
    money: numeric.nullish(),
    values: z.record(z.string(), z.unknown()).nullish(),
    attachments,
  }),
  '/act/draft/save': draftSchema.partial({ id: true }),
  '/act/task/audit': z.object({
    taskId: text,
    procInstId: text.nullish(),
    businessKey: id.nullish(),
    procName: text.nullish(),
    procDefKey: text.nullish(),
    applyer: text.nullish(),
    result: z.union([z.literal(2), z.literal(3)]),
    comment: text,
    ...broughtSchema.shape,
  }),
  '/act/task/claim/:id': none,
  '/act/task/unclaim/:id': none,
  '/act/task/delegate': z.object({ taskId: text, userId: id, remark: text }),
  '/act/task/urge/:procInstId': none,
  '/act/task/action': actionSchema,
  '/act/copy/read/:id': none,
  '/act/rehearsal/move': moveSchema,
  '/act/process/preview': z.object({
    procDefId: text,
    duration: numeric.nullish(),
    money: numeric.nullish(),
    values: z.record(z.string(), z.unknown()).nullish(),
  }),
  ...Object.fromEntries(optionalPaths('/reveal/:id').map((path) => [path, z.object({ field: text })])),
};

/** The calls that upload a file, as `multipart/form-data` with the field `file`. */
export const uploads: readonly string[] = ['/system/dfs/upload', '/act/process/deployByFile'];
