import { instantOf } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { type Call, may, secured } from '../access';
import { users } from '../db';
import { MISSING } from '../crud';
import { withFacts } from '../facts';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, fail, ok, refuse } from '../respond';
import { breakOff, openTasks } from './flow';
import { businesses, type InstanceRow, instances, procDefs } from './tables';

/** Running and finished instances (docs/contract#2.21, docs/contract#2.22). */
export const instanceHandlers: RequestHandler[] = [
  http.get(
    api('/act/process/ins/runs'),
    secured('activiti:procInst:view', async ({ query }) => {
      const rows = await Promise.all((await instances.all()).filter(({ endTime }) => !endTime).map(running));
      return answerList(
        rows.toReversed(),
        query,
        { filters: { name: 'like', key: 'eq' }, sort: { field: 'createTime', order: 'desc' } },
        (row) => row,
      );
    }),
  ),
  http.get(
    api('/act/process/ins/finished'),
    secured('activiti:procInst:view', async ({ query }) => {
      const rows = await Promise.all((await instances.all()).filter((row) => row.endTime && !row.removed).map(ended));
      return answerList(
        rows,
        query,
        {
          filters: { procDefKey: 'eq' },
          sort: { field: 'endTime', order: 'desc' },
          sortable: ['startTime', 'endTime', 'duration'],
        },
        (row) => row,
      );
    }),
  ),
  http.post(
    api('/act/process/ins/update/:id/:state'),
    secured(
      'activiti:procInst:edit',
      inTurn(async ({ params: { id, state } }) => {
        const row = await going(id);
        const suspended = state === 'suspend';
        if (row.isSuspended === suspended) refuse(suspended ? '流程实例已挂起' : '流程实例已激活');
        if (!suspended && (await procDefs.find(row.procDefId))?.suspensionState === 2) {
          refuse('流程定义已挂起，请先激活流程定义');
        }
        await instances.update(row.id, { isSuspended: suspended });
        return ok();
      }),
    ),
  ),
  http.post(
    api('/act/process/ins/remove'),
    withFacts(secured(null, inTurn(end)), { permission: 'activiti:procInst:remove', who: 'ownWithout' }),
  ),
  http.post(
    api('/act/process/ins/remove/his'),
    secured(
      'activiti:hiProcInst:remove',
      inTurn(async ({ query }) => {
        const rows = await Promise.all(idsOf(query).map(async (id) => (await instances.find(id)) ?? refuse(MISSING)));
        for (const { id } of rows) await instances.update(id, { removed: true });
        return ok();
      }),
    ),
  ),
];

function idsOf(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  return ids.length > 0 ? ids : refuse('没有选择数据');
}

async function going(id: string | undefined): Promise<InstanceRow> {
  const row = (await instances.find(id)) ?? refuse(MISSING);
  return row.endTime ? refuse('流程实例已结束') : row;
}

/** Ends instances: withdrawn by the applicant, or stopped by a user with the permission. */
async function end({ query, user }: Call): Promise<Response> {
  const reason = query.get('reason')?.trim() || '流程中止';
  const rows = await Promise.all(idsOf(query).map(going));
  const oversees = (await may(user, 'activiti:prof:remove')) || (await may(user, 'activiti:procInst:remove'));
  for (const { businessKey } of rows) {
    if (!oversees && (await businesses.find(businessKey))?.userId !== user.userId) return fail('只能撤销自己的申请');
  }
  for (const row of rows) await breakOff(row, reason, { status: 3, result: 4 });
  return ok();
}

async function running({ id, procDefId, businessKey, isSuspended, startTime }: InstanceRow) {
  const business = await businesses.find(businessKey);
  const definition = await procDefs.find(procDefId);
  const applicant = await users.find(business?.userId);
  const open = await openTasks(id);
  return {
    id,
    procInstId: id,
    name: business?.title,
    key: definition?.key,
    version: definition?.version,
    businessKey: String(businessKey),
    procDefId,
    actId: open[0]?.taskDefKey,
    isSuspended,
    deployId: definition?.deploymentId,
    currTaskName: open.map(({ name }) => name).join('、'),
    applyer: applicant?.userName,
    createTime: startTime,
  };
}

async function ended({ id, procDefId, businessKey, startTime, endTime, deleteReason }: InstanceRow) {
  const business = await businesses.find(businessKey);
  return {
    id,
    procDefId,
    procDefKey: business?.procDefKey,
    procInstId: id,
    procName: business?.procName,
    businessKey: String(businessKey),
    tableId: business?.tableId,
    title: business?.title,
    applyer: business?.applyer,
    userId: business?.userId,
    result: business?.result,
    status: business?.status,
    startTime,
    endTime,
    duration: millisBetween(startTime, endTime),
    deleteReason,
  };
}

const millisBetween = (from: string, to: string | null) => (to ? instantOf(to) - instantOf(from) : null);
