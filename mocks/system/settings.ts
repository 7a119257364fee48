import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { MODES } from '@/areas/workflow/check/signing';
import { TASK_ACTIONS } from '@/areas/workflow/flow/taskAction.api';
import { secured } from '../access';
import { bodyRules } from '../body';
import { api, bodyOf, ok, timestamp } from '../respond';
import { defineTable } from '../table';
import { filterConditions } from '../filters/conditions';
import { configs } from './configs';

const yesNo = z.enum(['Y', 'N']).nullish();
const url = z.string().max(255);

/** The settings (docs/contract#3.4.32). `captchaEnabled` is our addition (docs/decisions#1); if absent, it is off. */
const settingRow = z.object({
  id: z.number(),
  sysTitle: z.string().max(50),
  logoUrl: url,
  rightReserved: z.string().max(100),
  recordNumber: z.string().max(50).nullish(),
  serviceTel: z.string().max(20).nullish(),
  loginBackground: url.nullish(),
  serviceWechat: url.nullish(),
  companyAutoAudit: yesNo,
  positionAutoAudit: yesNo,
  courseAutoAudit: yesNo,
  positionValidDays: z.number().int().min(1).max(365).nullish(),
  platformFeeRate: z.number().min(0).max(100).nullish(),
  settleCycle: z.string().max(1).nullish(),
  orderExpireMinutes: z.number().int().min(5).max(1440).nullish(),
  captchaEnabled: yesNo,
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** The operator settings: a single row with the id 1. */
export const settings = defineTable({
  name: 'settings',
  idKey: 'id',
  schema: settingRow,
  seed: () => [
    {
      id: 1,
      sysTitle: '人才运营台',
      logoUrl: '/logo.svg',
      rightReserved: '© 2026 深圳市示例科技有限公司 版权所有',
      recordNumber: '粤ICP备2026012345号-1',
      serviceTel: '400-800-0000',
      loginBackground: '',
      serviceWechat: '',
      companyAutoAudit: 'N',
      positionAutoAudit: 'N',
      courseAutoAudit: 'N',
      positionValidDays: 30,
      platformFeeRate: 5,
      settleCycle: '2',
      orderExpireMinutes: 30,
    },
  ],
});

const rules = bodyRules({ table: settings });

/** Returns the value of a parameter; undefined if it does not exist. */
const parameter = async (key: string) => (await configs.all()).find(({ configKey }) => configKey === key)?.configValue;

/** 'true' if a user who requests a refund or registers a collection may not confirm it. */
export const fourEyes = async () => (await parameter('biz.finance.fourEyes')) ?? 'false';

/** The number of hours after which a pending record is overdue, as text; undefined without the parameter. */
export const overdueHours = () => parameter('biz.approval.remindHours');

/** The share of decided records that get a second review, in percent, as text. */
export const secondLookShare = () => parameter('biz.approval.secondLook');

/** 'true' if pages, prints and exports show the name of their reader as a watermark. */
export const watermark = async () => (await parameter('biz.security.watermark')) ?? 'false';

/** The fields that roles limit: `hidden` or `readonly`, by role key, permission and field. */
export async function fieldLimits(): Promise<Record<string, Record<string, Record<string, string>>>> {
  const text = await parameter('biz.security.fields');
  return text ? (JSON.parse(text) as Record<string, Record<string, Record<string, string>>>) : {};
}

/** The identity providers for signing in, besides WeChat. */
export const identityProviders = [
  { key: 'sso', name: '企业账号' },
  { key: 'wecom', name: '企业微信' },
];

/** Names of switches that this server leaves out of its system config. */
export const withoutSwitches = new Set<string>();

/** The server's capabilities beyond the contract (docs/decisions#6), and the parameters that the client needs. */
const extras = async () => ({
  analysis: true,
  auditChecks: true,
  batchAudit: true,
  idempotency: true,
  importKeys: true,
  reviewers: true,
  askMore: true,
  merging: true,
  later: true,
  reviewQueues: true,
  handover: true,
  factors: true,
  watermark: await watermark(),
  filterConditions,
  modes: [...MODES, 'empty', 'late', 'inclusive', 'subprocess', 'form', 'fields', 'attachments', 'signature'],
  taskActions: TASK_ACTIONS,
  fourEyes: await fourEyes(),
  lockAfter: await parameter('biz.security.lockAfter'),
  overdueHours: await overdueHours(),
  auditWords: await parameter('biz.approval.words'),
  providers: identityProviders,
});

const announced = async () =>
  Object.fromEntries(Object.entries(await extras()).filter(([name]) => !withoutSwitches.has(name)));

/** The system config. Reading it needs no token, because the sign-in page uses it. */
export const settingHandlers: RequestHandler[] = [
  http.get(api('/system/operator/setting/info'), async () =>
    ok({ ...(await settings.find(1)), ...(await announced()) }),
  ),
  http.post(
    api('/system/operator/setting/update'),
    secured('system:operatorSetting:edit', async ({ request, user }) => {
      const next = rules.forChange(await bodyOf(request));
      await settings.update(1, { ...next, updateBy: user.loginName, updateTime: timestamp() });
      return ok();
    }),
  ),
];
