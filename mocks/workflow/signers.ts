import { timestamp } from '../respond';
import { absentFor } from '../system/substitutes';
import type { Process } from '@/areas/workflow/engine/process';
import { flowTasks, nextTaskId, type InstanceRow, type TaskRow } from './tables';

/** The step in which applicants correct a returned request. No diagram contains it. */
export const APPLICANT = 'applicant';

type Marking = NonNullable<InstanceRow['markings']>[number];

/** Returns the id of the decider's task to which signers were added, given that task or the task of a signer. */
export const rootOf = ({ id, signer }: TaskRow) => signer?.of ?? id;

/** Returns the open tasks of the signers who were added to a task. */
export const openSigners = async (task: TaskRow): Promise<TaskRow[]> =>
  (await flowTasks.all()).filter(({ signer, endTime }) => signer?.of === rootOf(task) && !endTime);

/** True while others must sign or give their opinion before the decider of a task can decide. */
export const isHeld = async (task: TaskRow): Promise<boolean> =>
  !task.signer && (await openSigners(task)).some(({ signer }) => signer?.kind !== 'after');

/**
 * True if the process stays at the step after a decision. This is so after a delegate's opinion, because the decider
 * has yet to decide, and after an approval while others still have to sign. A rejection by a decider or a signer ends
 * the step.
 */
export async function staysAt(task: TaskRow, result: number): Promise<boolean> {
  if (task.signer?.kind === 'delegate') return true;
  if (result !== 2) return false;
  if (task.signer?.kind === 'before') return true;
  if (!task.signer) return (task.after ?? []).length > 0;
  return (await openSigners(task)).some(({ id }) => id !== task.id);
}

/** Adds tasks for signers to a decider's step. */
export async function addSigners(
  task: TaskRow,
  userIds: readonly number[],
  kind: 'before' | 'after' | 'delegate',
  byId: number,
) {
  const { procInstId, taskDefKey, name } = task;
  for (const userId of userIds) {
    const id = await nextTaskId(procInstId);
    const signer = { of: task.id, kind, byId };
    await flowTasks.insert({ id, procInstId, taskDefKey, name, candidates: [userId], createTime: timestamp(), signer });
  }
}

/** Opens the tasks of those who sign after a task was approved. */
export async function openAfter(task: TaskRow): Promise<void> {
  if (!task.signer) await addSigners(task, task.after ?? [], 'after', task.candidates[0] ?? 0);
}

/** Closes the tasks that are still open at a decided step. */
export async function closeSigners(task: TaskRow): Promise<void> {
  const root = await flowTasks.find(rootOf(task));
  for (const one of [root, ...(await openSigners(task))]) {
    if (one && !one.endTime) await flowTasks.update(one.id, { endTime: timestamp(), deleteReason: 'deleted' });
  }
}

/** Returns the path of an instance. If an older instance has no stored path, derives it from the tasks if possible. */
export function wayOf({ markings }: InstanceRow, { steps }: Process, tasks: readonly TaskRow[]): Marking[] {
  if (markings) return markings;
  if ([...steps.values()].some(({ kind }) => kind === 'parallel' || kind === 'inclusive')) return [];
  return [...new Set(tasks.filter(({ signer }) => !signer).map(({ taskDefKey }) => taskDefKey))].map((key, index) => ({
    from: tasks[index - 1]?.id,
    reached: [key],
    open: [key],
    arrived: [],
  }));
}

/**
 * Returns the id of the user in whose name `userId` may decide a task: `userId` itself, or an absent user whose
 * substitute `userId` is. Returns undefined if neither may decide the task.
 */
export async function deciderOf(task: TaskRow, userId: number): Promise<number | undefined> {
  const { assigneeId, candidates, taskDefKey } = task;
  // Applicants do not decide their returned request; they correct it.
  if (taskDefKey === APPLICANT) return undefined;
  const may = (one: number) => (assigneeId ? assigneeId === one : candidates.includes(one));
  if (may(userId)) return userId;
  return (await absentFor(userId)).find((absent) => may(absent.userId))?.userId;
}
