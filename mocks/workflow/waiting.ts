import { instantOf } from '@/shared/settings/times';
import { http, type RequestHandler } from 'msw';
import { type Call, may, secured } from '../access';
import { inTurn } from '../inTurn';
import { depts, roles, type UserRow, users } from '../db';
import { api, bodyOf, ok, refuse, timestamp } from '../respond';
import { reasonOf } from '../moves';
import { notifyUser } from '../system/notices';
import { absentFor } from '../system/substitutes';
import { openTasks } from './flow';
import { handleLate } from './late';
import { readable } from './requests';
import { APPLICANT, deciderOf, isHeld } from './signers';
import { businesses, flowNodes, flowTasks, instances, type TaskRow } from './tables';

/** Minutes that must pass between two reminders of a request. */
const PAUSE = 30;

/**
 * Not in the specification: the users for whom a request waits, and the calls to claim a task, delegate it, return it,
 * or remind its candidates. The contract has only the fields (`assignee`, `owner`, docs/contract#2.27).
 */
export const waitingHandlers: RequestHandler[] = [
  http.get(api('/act/task/waiting'), secured(null, waiting)),
  http.post(api('/act/task/claim/:id'), secured('activiti:task:audit', inTurn(claim))),
  http.post(api('/act/task/unclaim/:id'), secured('activiti:task:audit', inTurn(giveBack))),
  http.post(api('/act/task/delegate'), secured('activiti:task:audit', inTurn(handOn))),
  http.post(api('/act/task/urge/:procInstId'), secured(null, inTurn(urge))),
];

async function waiting({ query, user }: Call): Promise<Response> {
  await handleLate();
  const ids = (query.get('procInstIds') ?? '').split(',').filter(Boolean);
  const rows = await Promise.all(
    ids.map(async (id) => ((await mayRead(user, id)) ? Promise.all((await openTasks(id)).map(shown)) : [])),
  );
  return ok(rows.flat().filter((row) => row !== undefined));
}

async function mayRead(user: UserRow, procInstId: string): Promise<boolean> {
  const instance = await instances.find(procInstId);
  return readable(user, instance?.businessKey).then(
    () => true,
    () => false,
  );
}

/** Returns a pending step for display; undefined while others must sign before its decider. */
async function shown(task: TaskRow) {
  if (await isHeld(task)) return undefined;
  const node = task.signer ? undefined : await flowNodes.find(task.taskDefKey);
  const named = async (ids: readonly number[]) =>
    (await Promise.all(ids.map(async (id) => (await users.find(id))?.userName))).filter(Boolean);
  const roleNames = await Promise.all((node?.roleIds ?? []).map(async (id) => (await roles.find(id))?.roleName));
  const deptNames = await Promise.all((node?.deptIds ?? []).map(async (id) => (await depts.find(id))?.deptName));
  return {
    taskId: task.id,
    procInstId: task.procInstId,
    taskName: task.name,
    since: task.createTime,
    dueDate: task.dueDate ?? null,
    people: await named(task.candidates),
    roles: [...roleNames, ...deptNames].filter(Boolean),
    deptHeader: node?.deptHeader ?? false,
    assignee: (await users.find(task.assigneeId))?.userName ?? null,
    owner: (await users.find(task.ownerId))?.userName ?? null,
    assigneeId: task.assigneeId ?? null,
    ownerId: task.ownerId ?? null,
    forApplicant: task.taskDefKey === APPLICANT,
    urges: task.urges ?? 0,
    lastUrge: task.lastUrge ?? null,
  };
}

async function openTask(id: unknown): Promise<TaskRow> {
  const task = await flowTasks.find(id);
  return task && !task.endTime ? task : refuse('任务不存在或已被处理');
}

async function claim({ params, user }: Call): Promise<Response> {
  const task = await openTask(params.id);
  if (task.assigneeId) refuse('任务已被签收');
  // A substitute claims the task for the absent user, who keeps it after the absence.
  const assigneeId = (await deciderOf(task, user.userId)) ?? refuse('您不是该任务的审批人');
  await flowTasks.update(task.id, { assigneeId });
  return ok();
}

/** Returns a task to its candidates. Only the assignee and the user who delegated the task can do so. */
async function giveBack({ params, user }: Call): Promise<Response> {
  const task = await openTask(params.id);
  const people = [user, ...(await absentFor(user.userId))].map(({ userId }) => userId);
  if (!people.some((one) => one === task.assigneeId || one === task.ownerId)) refuse('该任务不是由您签收或委托的');
  await flowTasks.update(task.id, { assigneeId: null, ownerId: null });
  return ok();
}

async function handOn({ request, user, about }: Call): Promise<Response> {
  const body = await bodyOf(request);
  const task = await openTask(body.taskId);
  const ownerId = (await deciderOf(task, user.userId)) ?? refuse('您不是该任务的审批人');
  const to = await users.find(body.userId);
  if (to?.status !== '0') return refuse('该用户不存在或已停用');
  if (to.userId === user.userId) refuse('不能委托给自己');
  const remark = reasonOf(body, 'remark', '请填写委托说明（2 到 200 个字符）');
  const delegation = { ownerId, assigneeId: to.userId, remark, time: timestamp() };
  await flowTasks.update(task.id, {
    assigneeId: to.userId,
    ownerId,
    delegations: [...(task.delegations ?? []), delegation],
  });
  const instance = await instances.find(task.procInstId);
  const title = (await businesses.find(instance?.businessKey))?.title ?? '';
  Object.assign(about, { title, task: task.name, assignee: to.userName });
  await notifyUser({
    userId: to.userId,
    kind: 'todo',
    title: `${user.userName}委托您审批：${title}`,
    paragraphs: [`${user.userName}委托您审批“${title}”的“${task.name}”环节。`, `委托说明：${remark}`],
  });
  return ok();
}

async function urge({ params, user }: Call): Promise<Response> {
  const instance = (await instances.find(params.procInstId)) ?? refuse('流程实例不存在');
  const business = await businesses.find(instance.businessKey);
  if (business?.userId !== user.userId && !(await may(user, 'activiti:procInst:edit'))) refuse('只能催办自己的申请');
  const open = await openTasks(instance.id);
  if (open.length === 0) refuse('流程实例已结束');
  const last = Math.max(0, ...open.map(({ lastUrge }) => (lastUrge ? instantOf(lastUrge) : 0)));
  const left = PAUSE - Math.floor((Date.now() - last) / 60_000);
  if (left > 0) refuse(`刚刚催办过，${left} 分钟后可以再次催办`);
  for (const { id, urges } of open) await flowTasks.update(id, { urges: (urges ?? 0) + 1, lastUrge: timestamp() });
  return ok();
}
