import type { Call } from '../access';
import { depts, type UserRow, users } from '../db';
import { refuse, timestamp } from '../respond';
import { absentFor } from '../system/substitutes';
import { begin, goOn, skip, type Walk, worstOf } from './engine';
import { type Process, readProcess } from './process';
import { tellOutcome } from './outcome';
import { askNext, closeRound, reach, resultWith } from './rounds';
import {
  type BusinessRow,
  businesses,
  flowNodes,
  flowTasks,
  type InstanceRow,
  instances,
  procDefs,
  type TaskRow,
} from './tables';

const ENDED = '审批结束';
const read = new Map<string, Promise<Process>>();

/** The parsed process of a definition, cached. */
export async function processOf(procDefId: string): Promise<Process> {
  const { xml } = (await procDefs.find(procDefId)) ?? refuse('流程定义不存在');
  const process = read.get(xml) ?? readProcess(xml);
  read.set(xml, process);
  return process;
}

/** The request to start: its applicant, definition and title, the id of its form's row, and the condition variables. */
interface Application {
  user: UserRow;
  procDefId: string;
  title: string;
  tableId: string;
  variables: Record<string, number>;
}

/** Throws a refusal when a definition cannot be started. */
export async function startable(procDefId: string): Promise<void> {
  const definition = (await procDefs.find(procDefId)) ?? refuse('流程定义不存在');
  if (definition.suspensionState === 2) refuse('流程已挂起，无法发起申请');
}

/** Starts a process for a request; cancels it at once when its first step has no candidates. */
export async function startFlow({ user, procDefId, title, tableId, variables }: Application): Promise<void> {
  await startable(procDefId);
  const process = await processOf(procDefId);
  const walk = refusing(() => begin(process, variables));
  const id = await businesses.nextId();
  const procInstId = String(await instances.nextId());
  const now = timestamp();
  const business = await businesses.insert({
    id,
    title,
    userId: user.userId,
    tableId,
    procDefId,
    procDefKey: process.key,
    procInstId,
    procName: process.name,
    currentTask: '',
    applyer: user.userName,
    status: 1,
    result: 1,
    applyTime: now,
    delFlag: false,
  });
  const instance = await instances.insert({
    id: procInstId,
    businessKey: id,
    procDefId,
    startTime: now,
    endTime: null,
    deleteReason: null,
    isSuspended: false,
    variables,
    removed: false,
  });
  await arrive({ business, instance, actor: user }, walk);
}

/** Decides a step; throws a refusal unless it is pending, for this user, in an active instance. */
export async function decide(taskId: unknown, { user, about }: Call, result: number, comment: string): Promise<void> {
  const task = await flowTasks.find(taskId);
  if (!task || task.endTime) refuse('任务不存在或已被处理');
  const decider = (await deciderOf(task, user.userId)) ?? refuse('您不是该任务的审批人');
  const instance = (await instances.find(task.procInstId)) ?? refuse('流程实例不存在');
  if (instance.isSuspended) refuse('流程已挂起，无法审批');
  const business = (await businesses.find(instance.businessKey)) ?? refuse('no record');
  const process = await processOf(instance.procDefId);
  const settled = await resultWith(task, result);
  const variables = { ...instance.variables, result: settled ?? result };
  const { title, applyer } = business;
  const decision = { taskId, task: task.name, title, applyer, ...variables, result, comment };
  about.decisions = [...asList(about.decisions), decision];
  const walk = settled && refusing(() => goOn(process, task.taskDefKey, variables, instance.arrived ?? []));
  await flowTasks.update(task.id, {
    endTime: timestamp(),
    auditId: await nextAuditId(),
    auditorId: user.userId,
    onBehalfOfId: decider === user.userId ? null : decider,
    result,
    comment,
    delFlag: false,
    deleteReason: 'completed',
  });
  if (!walk) return askNext(task);
  await closeRound(task);
  await instances.update(instance.id, { variables });
  if (walk.rejected) {
    await closeTasks(instance.id, 'rejected');
    await endAs(business, 3, comment);
    return;
  }
  const isReturned = settled === 3 && !process.steps.get(task.taskDefKey)?.continues;
  if (isReturned) await tellOutcome(business, 'returned', comment);
  await arrive({ business, instance: { ...instance, variables }, actor: user }, walk);
}

/**
 * The user as whom somebody may decide a task: themselves, or a user who is away and whose substitute they are; undefined
 * if neither may decide it.
 */
export async function deciderOf({ assigneeId, candidates }: TaskRow, userId: number): Promise<number | undefined> {
  const may = (one: number) => (assigneeId ? assigneeId === one : candidates.includes(one));
  if (may(userId)) return userId;
  return (await absentFor(userId)).find((absent) => may(absent.userId))?.userId;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

async function closeTasks(procInstId: string, deleteReason: 'deleted' | 'rejected'): Promise<void> {
  const endTime = timestamp();
  for (const { id } of await openTasks(procInstId)) await flowTasks.update(id, { endTime, deleteReason });
}

/** Ends a request with a result (2 passed, 3 rejected) and notifies the applicant. */
async function endAs(business: BusinessRow, result: number, comment = ''): Promise<void> {
  await instances.update(business.procInstId, { endTime: timestamp() });
  await businesses.update(business.id, { status: 2, result, currentTask: ENDED });
  await tellOutcome(business, result === 3 ? 'rejected' : 'passed', comment);
}

/** Ends an instance early: withdrawn, stopped, or without candidates. */
export async function breakOff(instance: InstanceRow, reason: string, outcome: Pick<BusinessRow, 'status' | 'result'>) {
  await closeTasks(instance.id, 'deleted');
  await instances.update(instance.id, { endTime: timestamp(), deleteReason: reason, isSuspended: false });
  await businesses.update(instance.businessKey, { ...outcome, currentTask: ENDED });
}

/** The pending steps of an instance. */
export const openTasks = async (procInstId: string): Promise<TaskRow[]> =>
  (await flowTasks.all()).filter((task) => task.procInstId === procInstId && !task.endTime);

interface Going {
  business: BusinessRow;
  instance: InstanceRow;
  /** The user who acted last; the head of their department may decide next. */
  actor: UserRow;
}

async function arrive({ business, instance, actor }: Going, walk: Walk): Promise<void> {
  const process = await processOf(instance.procDefId);
  let { arrived } = walk;
  const reached = [...walk.tasks];
  for (const step of reached) {
    const candidates = await candidatesOf(step.id, actor);
    if (candidates.length > 0) {
      await reach(instance, step, { candidates });
      continue;
    }
    const isEndless = reached.length > MAX_SKIPPED;
    const skips = step.empty === 'skip' && !isEndless;
    if (!skips && (isEndless || step.empty === 'refuse' || (await users.find(ADMINISTRATOR))?.status !== '0')) {
      await reach(instance, step, unstaffed('refuse'));
      return breakOff(instance, NOBODY, { status: 4, result: 6 });
    }
    await reach(instance, step, unstaffed(skips ? 'skip' : 'administrator'));
    if (!skips) continue;
    const on = refusing(() => skip(process, step.id, instance.variables, arrived));
    reached.push(...on.tasks);
    arrived = on.arrived;
  }
  await instances.update(instance.id, { arrived: [...arrived] });
  const open = await openTasks(instance.id);
  if (open.length > 0) {
    const currentTask = [...new Set(open.map(({ name }) => name))].join('、');
    await businesses.update(business.id, { currentTask });
    return;
  }
  await endAs(business, worstOf(arrived));
}

/** The reason that is recorded when a step without candidates stops the request (docs/contract#2.22). */
const NOBODY = 'suspend-no auditor';
/** The user who gets tasks that have no candidate. */
const ADMINISTRATOR = 1;
/** A request that skips more steps than this goes in a circle. */
const MAX_SKIPPED = 50;

/** The task of a step that has no candidate: for the administrator, or closed and only a line of the history. */
function unstaffed(kind: 'administrator' | 'skip' | 'refuse') {
  const candidates = kind === 'administrator' ? [ADMINISTRATOR] : [];
  const automatic = [{ kind, time: timestamp(), to: candidates }];
  const closed = { endTime: timestamp(), deleteReason: kind === 'skip' ? 'skipped' : 'deleted' };
  return { candidates, automatic, ...(kind !== 'administrator' && { closed }) };
}

/** The candidates (docs/contract#2.E): chosen users, users of chosen roles and departments, the last actor's head. */
export async function candidatesOf(nodeId: string, actor: UserRow | undefined): Promise<number[]> {
  const node = await flowNodes.find(nodeId);
  if (!node) return [];
  const leader = node.deptHeader ? (await depts.find(actor?.deptId))?.leaderId : undefined;
  return (await users.all())
    .filter(
      ({ userId, deptId, roleIds, status }) =>
        status === '0' &&
        (node.userIds.includes(userId) ||
          roleIds.some((role) => node.roleIds.includes(role)) ||
          (typeof deptId === 'number' && node.deptIds.includes(deptId)) ||
          String(userId) === String(leader)),
    )
    .map(({ userId }) => userId);
}

const nextAuditId = async () => Math.max(0, ...(await flowTasks.all()).map(({ auditId }) => auditId ?? 0)) + 1;

/** Converts the engine's errors to refusals of the server. */
function refusing<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
