import type { Call } from '../access';
import { type UserRow, users } from '../db';
import { refuse, timestamp } from '../respond';
import { candidatesOf } from './candidates';
import { begin, goOn, skip, type Walk, worstOf } from '@/areas/workflow/engine/engine';
import type { Variables } from '@/areas/workflow/check/condition';
import { type Process, readProcess } from '@/areas/workflow/engine/process';
import { type Brought, checkedDecision, storeValues } from './form/decision';
import { tellOutcome } from './outcome';
import { ADMINISTRATOR, askNext, closeRound, reach, resultWith, unstaffed } from './rounds';
import { closeSigners, deciderOf, isHeld, openAfter, staysAt, wayOf } from './signers';
import { type BusinessRow, businesses, flowTasks, type InstanceRow, instances, procDefs, nextAuditId } from './tables';

const ENDED = '审批结束';
const read = new Map<string, Promise<Process>>();

/** Returns the parsed process of a definition, from a cache. */
export async function processOf(procDefId: string): Promise<Process> {
  const { xml } = (await procDefs.find(procDefId)) ?? refuse('流程定义不存在');
  const process = read.get(xml) ?? readProcess(xml);
  read.set(xml, process);
  return process;
}

/** A request to start: its applicant, definition and title, the id of its form's row, and the condition variables. */
interface Application {
  user: UserRow;
  procDefId: string;
  title: string;
  tableId: string;
  variables: Variables;
}

/** Throws a refusal if a definition cannot be started. */
export async function startable(procDefId: string): Promise<void> {
  const definition = (await procDefs.find(procDefId)) ?? refuse('流程定义不存在');
  if (definition.suspensionState === 2) refuse('流程已挂起，无法发起申请');
}

/** Starts a process for a request. Stops the request at once if its first step has no candidates but must have one. */
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

/** Decides a task. Throws a refusal unless the task is pending for this user in an active instance. */
export async function decide(
  taskId: unknown,
  { user, about }: Call,
  result: number,
  comment: string,
  brought: Brought = {},
): Promise<void> {
  const task = await flowTasks.find(taskId);
  if (!task || task.endTime) refuse('任务不存在或已被处理');
  const decider = (await deciderOf(task, user.userId)) ?? refuse('您不是该任务的审批人');
  if (await isHeld(task)) refuse('请等待加签或委派的人员处理');
  const instance = (await instances.find(task.procInstId)) ?? refuse('流程实例不存在');
  if (instance.isSuspended) refuse('流程已挂起，无法审批');
  const business = (await businesses.find(instance.businessKey)) ?? refuse('no record');
  const process = await processOf(instance.procDefId);
  const isOpen = await staysAt(task, result);
  const settled = isOpen ? undefined : await resultWith(task, result);
  const taken = await checkedDecision({ business, instance, process }, task, result, brought);
  const variables = { ...taken.variables, result: settled ?? result };
  const { title, applyer } = business;
  const decision = {
    taskId,
    task: task.name,
    title,
    applyer,
    ...variables,
    result,
    comment,
    changes: taken.kept.changes,
  };
  about.decisions = [...asList(about.decisions), decision];
  const walk = settled && refusing(() => goOn(process, task.taskDefKey, variables, instance.arrived ?? []));
  await flowTasks.update(task.id, {
    endTime: timestamp(),
    auditId: await nextAuditId(),
    auditorId: user.userId,
    onBehalfOfId: decider === user.userId ? null : decider,
    result,
    comment,
    ...taken.kept,
    delFlag: false,
    deleteReason: 'completed',
  });
  await storeValues(taken, business);
  if (isOpen) return openAfter(task);
  await closeSigners(task);
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
  await arrive({ business, instance: { ...instance, variables }, actor: user, from: task.id }, walk);
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

/** Ends an instance early, because it was withdrawn or stopped, or because a step has no candidates. */
export async function breakOff(instance: InstanceRow, reason: string, outcome: Pick<BusinessRow, 'status' | 'result'>) {
  await closeTasks(instance.id, 'deleted');
  await instances.update(instance.id, { endTime: timestamp(), deleteReason: reason, isSuspended: false });
  await businesses.update(instance.businessKey, { ...outcome, currentTask: ENDED });
}

/** Returns all tasks of an instance, in the order in which they were reached. */
export const stepsOf = async (id: string) => (await flowTasks.all()).filter(({ procInstId }) => procInstId === id);

/** Returns the pending tasks of an instance. */
export const openTasks = async (id: string) => (await stepsOf(id)).filter(({ endTime }) => !endTime);

interface Going {
  business: BusinessRow;
  instance: InstanceRow;
  /** The user who acted last. The head of that user's department may have to decide next. */
  actor: UserRow;
  /** The id of the task whose decision moves the instance on. */
  from?: string;
}

/** Opens the tasks that were reached, or ends the request. Records the path. */
export async function arrive({ business, instance, actor, from }: Going, walk: Walk): Promise<void> {
  const process = await processOf(instance.procDefId);
  const markings = wayOf(instance, process, await stepsOf(instance.id));
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
    const marking = { from, reached: reached.map(({ id }) => id), open: open.map(({ taskDefKey }) => taskDefKey) };
    await instances.update(instance.id, { markings: [...markings, { ...marking, arrived: [...arrived] }] });
    const currentTask = [...new Set(open.map(({ name }) => name))].join('、');
    await businesses.update(business.id, { currentTask });
    return;
  }
  await endAs(business, worstOf(arrived));
}

/** The reason recorded when a step without candidates stops the request (docs/contract#2.22). */
const NOBODY = 'suspend-no auditor';
/** A request that skips more steps than this is in an endless loop. */
const MAX_SKIPPED = 50;

/** Converts errors of the engine to refusals of the server. */
export function refusing<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
