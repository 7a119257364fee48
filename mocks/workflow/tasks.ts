import { instantOf } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { type Call, secured } from '../access';
import { type UserRow, users } from '../db';
import { MISSING } from '../crud';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, bodyOf, ok, refuse, textOf } from '../respond';
import { absentFor } from '../system/substitutes';
import { decide, processOf } from './flow';
import { asksOf } from './form/decision';
import { changesSeenBy } from './form/seen';
import { handleLate } from './late';
import { readable } from './requests';
import { namesOf, roundState } from './rounds';
import { APPLICANT, openSigners } from './signers';
import { businesses, flowTasks, instances, procDefs, type TaskRow } from './tables';

/**
 * The pending and decided tasks of a user, and the history of an instance (docs/contract#2.27 to docs/contract#2.29).
 */
export const taskHandlers: RequestHandler[] = [
  http.get(
    api('/act/task/ing'),
    secured(null, async ({ query, user }) => {
      return answerList(
        await pendingTasks(user),
        query,
        { filters: { processDefKey: 'eq' }, sort: { field: 'createTime', order: 'asc' } },
        (row) => row,
      );
    }),
  ),
  http.get(
    api('/act/task/done'),
    secured(null, async ({ query, user }) => {
      const all = await flowTasks.all();
      const rows = await Promise.all(all.filter(({ auditorId }) => auditorId === user.userId).map(decided));
      return answerList(
        rows,
        query,
        {
          filters: { taskName: 'like', delFlag: 'eq' },
          sort: { field: 'endTime', order: 'desc' },
          sortable: ['startTime', 'endTime', 'duration'],
        },
        (row) => row,
      );
    }),
  ),
  http.get(
    api('/act/task/flow'),
    secured(null, async ({ query, user }) => {
      const procInstId = query.get('procInstId') ?? '';
      const instance = (await instances.find(procInstId)) ?? refuse('流程实例不存在');
      const business = await readable(user, instance.businessKey);
      await handleLate();
      const steps = (await flowTasks.all()).filter((task) => task.procInstId === procInstId);
      const changesOf = await changesSeenBy(user, business);
      const rows = await Promise.all(
        steps.map(async (task) => ({ ...(await decided(task)), changes: await changesOf(task) })),
      );
      return answerList(rows, query, { sort: { field: 'startTime', order: 'asc' } }, (row) => row);
    }),
  ),
  http.post(
    api('/act/task/audit'),
    secured(
      'activiti:task:audit',
      inTurn(async (call) => {
        await handleLate();
        const body = await bodyOf(call.request);
        await decide(body.taskId, call, verdictOf(body), commentOf(body), body);
        return ok();
      }),
    ),
  ),
  http.post(
    api('/act/task/audit/batch'),
    secured(
      'activiti:task:audit',
      inTurn(async (call) => {
        await handleLate();
        const body = await bodyOf(call.request);
        const ids = Array.isArray(body.taskIds) ? body.taskIds : [];
        if (ids.length === 0) refuse('没有选择数据');
        for (const id of ids) await decide(id, call, verdictOf(body), commentOf(body));
        return ok();
      }),
    ),
  ),
  http.post(api('/act/task/remove'), secured('activiti:taskdone:remove', inTurn(remove))),
];

const verdictOf = ({ result }: Record<string, unknown>): number =>
  [2, 3].find((one) => one === Number(result)) ?? refuse('请选择审批结果');

const commentOf = (body: Record<string, unknown>): string =>
  textOf(body, 'comment').length > 255 ? refuse('审批意见最长255个字符') : textOf(body, 'comment');

async function remove({ query, user }: Call): Promise<Response> {
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  const own = (await flowTasks.all()).filter(({ auditorId }) => auditorId === user.userId);
  const rows = own.filter(({ auditId }) => ids.includes(String(auditId)));
  if (rows.length === 0) refuse(MISSING);
  for (const { id } of rows) await flowTasks.update(id, { delFlag: true });
  return ok();
}

/** Returns the pending tasks of a user, including those of absent users whose substitute they are. */
export async function pendingTasks({ userId: own }: Pick<UserRow, 'userId'>) {
  await handleLate();
  const open = (await flowTasks.all()).filter(({ endTime }) => !endTime);
  const absent = await absentFor(own);
  return Promise.all(
    open.flatMap((task) => {
      // Returned requests are corrected in the applicant's own list.
      if (task.taskDefKey === APPLICANT) return [];
      if (isFor(task, own)) return pending(task);
      const one = absent.find(({ userId }) => isFor(task, userId));
      return one ? pending(task, one.userName) : [];
    }),
  );
}

async function flowOf({ procInstId }: TaskRow) {
  const instance = await instances.find(procInstId);
  const business = await businesses.find(instance?.businessKey);
  return { instance, business, definition: await procDefs.find(instance?.procDefId) };
}

const openFor = ({ assigneeId, candidates }: TaskRow) => (assigneeId ? [assigneeId] : candidates);

/** A claimed or delegated task is visible only to its assignee and to the user who delegated it. */
const isFor = ({ candidates, assigneeId, ownerId }: TaskRow, userId: number) =>
  assigneeId ? [assigneeId, ownerId].includes(userId) : candidates.includes(userId);

const nameOf = async (userId: number | null | undefined) => (await users.find(userId))?.userName ?? null;

async function pending(task: TaskRow, onBehalfOf: string | null = null) {
  const { instance, business, definition } = await flowOf(task);
  return {
    id: task.id,
    rev: 1,
    executionId: task.procInstId,
    procInstId: task.procInstId,
    procDefId: instance?.procDefId ?? '',
    name: task.name,
    taskDefKey: task.taskDefKey,
    applyer: business?.applyer,
    owner: await nameOf(task.ownerId),
    assignee: await nameOf(task.assigneeId),
    delegation: task.ownerId ? 'PENDING' : '',
    dueDate: task.dueDate ?? null,
    priority: 50,
    createTime: task.createTime,
    suspended: instance?.isSuspended ?? false,
    processName: business?.title,
    processDefName: definition?.name ?? business?.procName,
    processDefKey: business?.procDefKey,
    businessKey: String(business?.id ?? ''),
    onBehalfOf,
    heldBy: task.signer
      ? []
      : await namesOf(
          (await openSigners(task)).flatMap(({ signer, candidates }) => (signer?.kind === 'after' ? [] : candidates)),
        ),
    signer: task.signer?.kind ?? null,
    asks: definition ? asksOf(await processOf(definition.id), task) : [],
  };
}

async function decided(task: TaskRow) {
  const { instance, business } = await flowOf(task);
  const auditor = await users.find(task.auditorId);
  return {
    id: task.id,
    procDefId: instance?.procDefId ?? '',
    procInstId: task.procInstId,
    taskName: task.name,
    taskDefKey: task.taskDefKey,
    auditId: task.auditId ?? null,
    auditor: auditor ? `${auditor.userName}-${auditor.loginName}` : null,
    auditorId: task.auditorId ?? null,
    onBehalfOf: await nameOf(task.onBehalfOfId),
    result: task.result ?? null,
    comment: task.comment ?? null,
    attachments: task.attachments ?? null,
    signature: task.signature ?? null,
    title: business?.title,
    procName: business?.procName,
    procDefKey: business?.procDefKey,
    businessKey: String(business?.id ?? ''),
    applyer: business?.applyer,
    startUserId: String(business?.userId ?? ''),
    startTime: task.createTime,
    endTime: task.endTime ?? null,
    duration: task.endTime ? instantOf(task.endTime) - instantOf(task.createTime) : null,
    deleteReason: task.deleteReason ?? null,
    people: task.deleteReason === 'settled' ? await namesOf(openFor(task)) : null,
    signing: await roundState(task),
    automatic: await Promise.all(
      (task.automatic ?? []).map(async ({ to, ...one }) => ({ ...one, to: await namesOf(to) })),
    ),
    delegations: await Promise.all(
      (task.delegations ?? []).map(async ({ ownerId, assigneeId, remark, time }) => ({
        owner: await nameOf(ownerId),
        assignee: await nameOf(assigneeId),
        remark,
        time,
      })),
    ),
    signer: task.signer?.kind ?? null,
    acts: await Promise.all((task.acts ?? []).map(async ({ byId, ...act }) => ({ ...act, by: await nameOf(byId) }))),
    delFlag: task.delFlag ?? false,
  };
}
