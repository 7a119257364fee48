import { http, type RequestHandler } from 'msw';
import { may, secured } from '../access';
import type { UserRow } from '../db';
import { MISSING } from '../crud';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, bodyOf, fail, ok, refuse, textOf, timestamp } from '../respond';
import { absentFor } from '../system/substitutes';
import type { Variables } from '@/areas/workflow/check/condition';
import { sendAgain } from './again';
import { startable, startFlow } from './flow';
import { businesses, flowCopies, flowTasks, leaves, procDefs, purchases } from './tables';

/** The user's own requests, and their two forms (docs/contract#2.23 to docs/contract#2.25). */
export const requestHandlers: RequestHandler[] = [
  http.get(
    api('/act/business/list/my'),
    secured(null, async ({ query, user }) => {
      const own = (await businesses.all()).filter(({ userId, delFlag }) => userId === user.userId && !delFlag);
      return answerList(
        own,
        query,
        {
          filters: { title: 'like', status: 'eq', result: 'eq' },
          sort: { field: 'id', order: 'desc' },
          sortable: ['applyTime'],
        },
        (row) => row,
      );
    }),
  ),
  http.get(
    api('/act/business/get/:id'),
    secured(null, async ({ user, params }) => {
      const row = await readable(user, params.id);
      // Adds the deployment, because not every decider has the permission to read the list of definitions.
      return ok({ ...row, deploymentId: (await procDefs.find(row.procDefId))?.deploymentId ?? null });
    }),
  ),
  http.post(
    api('/act/business/remove'),
    secured(
      'activiti:business:remove',
      inTurn(async ({ query, user }) => {
        const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
        if (ids.length === 0) refuse('没有选择数据');
        for (const id of ids) {
          const row = await businesses.find(id);
          if (row?.userId !== user.userId || row.delFlag) refuse(MISSING);
          if (row.status === 1) refuse('处理中的业务无法被删除');
        }
        for (const id of ids) await businesses.update(id, { delFlag: true });
        return ok();
      }),
    ),
  ),
  http.get(
    api('/act/leave/biz/:id'),
    secured(null, async ({ user, params }) => found(await leaves.find((await readable(user, params.id)).tableId))),
  ),
  http.get(
    api('/act/purchase/biz/:id'),
    secured(null, async ({ user, params }) => found(await purchases.find((await readable(user, params.id)).tableId))),
  ),
  http.post(
    api('/act/leave/save'),
    secured(
      null,
      inTurn(async ({ request, user }) => {
        const body = await bodyOf(request);
        const { title, description, files } = common(body, 255);
        const duration = Number(body.duration);
        if (!/^([1-9]|1[01])$/.test(textOf(body, 'type'))) return fail('请选择请假类型');
        if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/.test(textOf(body, 'startDate'))) return fail('请选择开始时间');
        if (!(textOf(body, 'endDate') > textOf(body, 'startDate'))) return fail('结束时间必须大于开始时间');
        if (!(duration > 0)) return fail('时长必须大于0');
        const procDefId = textOf(body, 'procDefId');
        const form = {
          type: Number(body.type),
          title,
          description,
          startDate: textOf(body, 'startDate'),
          endDate: textOf(body, 'endDate'),
          duration,
          attachments: files,
          createTime: timestamp(),
        };
        if (body.businessKey) return corrected(user, body.businessKey, leaves, form, { duration });
        await startable(procDefId);
        const row = await leaves.insert({ id: await leaves.nextId(), ...form });
        await startFlow({ user, procDefId, title, tableId: String(row.id), variables: { duration } });
        return ok();
      }),
    ),
  ),
  http.post(
    api('/act/purchase/save'),
    secured(
      null,
      inTurn(async ({ request, user }) => {
        const body = await bodyOf(request);
        const { title, description, files } = common(body, 32);
        const money = Number(body.money);
        if (!(money > 0)) return fail('金额必须大于0');
        const lines = Array.isArray(body.lines) ? (body.lines as { name: string; amount: number }[]) : [];
        const cents = lines.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
        if (lines.length > 0 && cents !== Math.round(money * 100)) return fail('金额与明细合计不一致');
        const procDefId = textOf(body, 'procDefId');
        const form = { title, description, money, lines, attachments: files, createTime: timestamp() };
        if (body.businessKey) return corrected(user, body.businessKey, purchases, form, { money });
        await startable(procDefId);
        const id = await purchases.nextId();
        await purchases.insert({ id, ...form });
        await startFlow({ user, procDefId, title, tableId: String(id), variables: { money } });
        return ok();
      }),
    ),
  ),
];

/** Returns a request if the user is its applicant, a present or past decider, has a copy, or oversees instances. */
export async function readable(user: UserRow, id: unknown) {
  const row = (await businesses.find(id)) ?? refuse('no record');
  if (row.userId === user.userId || (await may(user, 'activiti:procInst:view'))) return row;
  const people = [user, ...(await absentFor(user.userId))].map(({ userId }) => userId);
  const involved = (await flowTasks.all()).some(
    ({ procInstId, candidates, assigneeId, auditorId }) =>
      procInstId === row.procInstId &&
      people.some((one) => candidates.includes(one) || assigneeId === one || auditorId === one),
  );
  const copied = (await flowCopies.all()).some(
    ({ procInstId, userId }) => procInstId === row.procInstId && userId === user.userId,
  );
  return involved || copied ? row : refuse('no record');
}

/** Corrects the form of a request that was returned to its applicant, and resubmits it (docs/contract#2.50). */
export async function corrected<Form extends { title: string }>(
  user: UserRow,
  businessKey: unknown,
  table: { update: (id: unknown, form: Form) => Promise<unknown> },
  form: Form,
  variables: Variables,
): Promise<Response> {
  const business = await readable(user, businessKey);
  await sendAgain(business, user, form.title, variables);
  await table.update(Number(business.tableId), form);
  return ok();
}

/** Answers with a row, or with a refusal if it does not exist. */
export const found = (row: object | undefined) => (row ? ok(row) : fail('no record'));

/** Returns the fields that all request forms share. Throws a refusal if one of them is invalid. */
export function common(body: Record<string, unknown>, longest: number) {
  const title = textOf(body, 'title');
  const description = textOf(body, 'description');
  if (!title) refuse('请输入标题');
  if (title.length > longest) refuse(`标题最长${longest}个字符`);
  if (!description) refuse('请输入描述');
  if (description.length > 255) refuse('描述最长255个字符');
  const files = Array.isArray(body.attachments) ? (body.attachments as { name: string; url: string }[]) : [];
  return { title, description, files };
}
