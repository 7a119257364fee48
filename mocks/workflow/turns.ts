import { timestamp } from '../respond';
import { openTasks, processOf, stepsOf } from './flow';
import { reach, reopenRound } from './rounds';
import { APPLICANT, openSigners, wayOf } from './signers';
import { businesses, flowTasks, type InstanceRow, instances, nextTaskId, type TaskRow } from './tables';

/** Returns an instance to an earlier step. Also reopens the branches parallel to it, so that joins can complete. */
export async function goBackTo(instance: InstanceRow, key: string): Promise<void> {
  const way = await wayOfInstance(instance);
  const index = way.findLastIndex(({ reached }) => reached.includes(key));
  const { open = [key], arrived = [] } = way[index] ?? {};
  await closeAll(instance.id, 'returned');
  for (const one of new Set(open)) await reopen(instance, one);
  await instances.update(instance.id, { arrived, markings: way.slice(0, index + 1) });
  await name(instance);
}

/** Returns an instance to its applicant, who can correct and resubmit the request. */
export async function askApplicant(instance: InstanceRow, deleteReason: 'returned' | 'withdrawn'): Promise<void> {
  const { userId = 0 } = (await businesses.find(instance.businessKey)) ?? {};
  await closeAll(instance.id, deleteReason);
  await flowTasks.insert({
    id: await nextTaskId(instance.id),
    procInstId: instance.id,
    taskDefKey: APPLICANT,
    name: '申请人修改',
    candidates: [userId],
    createTime: timestamp(),
  });
  await instances.update(instance.id, { arrived: [], markings: [] });
  await name(instance);
}

/** Reverts a decision: reopens the decided task and closes the tasks that the decision opened. */
export async function undecide(instance: InstanceRow, task: TaskRow): Promise<void> {
  const way = await wayOfInstance(instance);
  for (const { id } of await openedBy(instance, task)) {
    await flowTasks.update(id, { endTime: timestamp(), deleteReason: 'withdrawn', signing: null });
  }
  await reopenRound(task);
  const left = way.at(-1)?.from === task.id ? way.slice(0, -1) : way;
  await insertAgain(task);
  await instances.update(instance.id, { arrived: left.at(-1)?.arrived ?? [], markings: left });
  await name(instance);
}

/**
 * True if a user can take back their last action. Applicants can take back a request while nobody has decided since
 * they sent it. Deciders can take back the last decision while nobody has touched the tasks that it opened.
 */
export async function withdrawable(instance: InstanceRow, task: TaskRow | undefined, userId: number, isOwn: boolean) {
  const steps = await stepsOf(instance.id);
  if (task?.endTime && task.auditorId === userId && task.result && !task.signer) {
    const last = Math.max(...steps.map(({ auditId }) => auditId ?? 0));
    return task.auditId === last && (await openedBy(instance, task)).every(isUntouched) && !atApplicant(steps);
  }
  const sent = steps.findLastIndex(({ taskDefKey }) => taskDefKey === APPLICANT);
  const since = steps.slice(sent + 1);
  return (
    isOwn && since.length > 0 && since.every(({ auditorId }) => !auditorId) && since.some(({ endTime }) => !endTime)
  );
}

const atApplicant = (steps: readonly TaskRow[]) =>
  steps.some(({ taskDefKey, endTime }) => taskDefKey === APPLICANT && !endTime);

const isUntouched = ({ assigneeId, delegations, acts }: TaskRow) =>
  !assigneeId && !delegations && (acts ?? []).every(({ action }) => action === 'copy');

/** Returns the open tasks that a decision has opened: the next steps, later signers, or the next signer in order. */
async function openedBy(instance: InstanceRow, task: TaskRow): Promise<TaskRow[]> {
  const last = (await wayOfInstance(instance)).at(-1);
  const open = await openTasks(instance.id);
  if (last?.from !== task.id) {
    const isNext = ({ signing }: TaskRow) => signing?.mode === 'order' && signing.round === task.signing?.round;
    return [...(await openSigners(task)), ...open.filter(isNext)];
  }
  return open.filter(({ taskDefKey }) => last.reached.includes(taskDefKey));
}

const wayOfInstance = async (instance: InstanceRow) =>
  wayOf(instance, await processOf(instance.procDefId), await stepsOf(instance.id));

async function closeAll(procInstId: string, deleteReason: string): Promise<void> {
  for (const { id } of await openTasks(procInstId)) await flowTasks.update(id, { endTime: timestamp(), deleteReason });
}

/** Reopens a step for the users who had it last. */
async function reopen(instance: InstanceRow, key: string): Promise<void> {
  const before = (await stepsOf(instance.id)).filter(({ taskDefKey, signer }) => taskDefKey === key && !signer);
  const last = before.at(-1);
  const step = (await processOf(instance.procDefId)).steps.get(key);
  if (last?.signing && step) return reach(instance, step, { candidates: last.signing.signers });
  for (const one of before.filter(({ createTime, after }) => createTime === last?.createTime && after === last.after)) {
    await insertAgain(one);
  }
}

/** Inserts a copy of an ended task, without its decision and actions. */
async function insertAgain({ procInstId, taskDefKey, name: taskName, candidates, dueDate, ...rest }: TaskRow) {
  const {
    endTime: _end,
    auditId: _id,
    auditorId: _by,
    result: _result,
    comment: _comment,
    acts: _acts,
    ...more
  } = rest;
  const {
    onBehalfOfId: _for,
    delFlag: _flag,
    deleteReason: _reason,
    assigneeId: _has,
    ownerId: _owner,
    ...kept
  } = more;
  const { delegations: _handed, urges: _urges, lastUrge: _last, ...row } = kept;
  const id = await nextTaskId(procInstId);
  await flowTasks.insert({
    ...row,
    id,
    procInstId,
    taskDefKey,
    name: taskName,
    candidates,
    dueDate,
    createTime: timestamp(),
  });
}

/** Stores the names of the open steps in the request. */
async function name({ id, businessKey }: InstanceRow): Promise<void> {
  const names = new Set((await openTasks(id)).map((task) => task.name));
  await businesses.update(businessKey, { currentTask: [...names].join('、') });
}
