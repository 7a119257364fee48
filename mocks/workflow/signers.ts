import { timestamp } from '../respond';
import { absentFor } from '../system/substitutes';
import type { Process } from '@/areas/workflow/engine/process';
import { flowTasks, nextTaskId, type InstanceRow, type TaskRow } from './tables';

/** The step in which applicants correct a request that was returned to them; no drawing has it. */
export const APPLICANT = 'applicant';

type Marking = NonNullable<InstanceRow['markings']>[number];

/** The task of a step's own decider, to which signers were added; the task itself unless it is a signer's. */
export const rootOf = ({ id, signer }: TaskRow) => signer?.of ?? id;

/** The open tasks of the people who were added to a step. */
export const openSigners = async (task: TaskRow): Promise<TaskRow[]> =>
  (await flowTasks.all()).filter(({ signer, endTime }) => signer?.of === rootOf(task) && !endTime);

/** True while others have to sign, or to give their opinion, before the decider of a task. */
export const isHeld = async (task: TaskRow): Promise<boolean> =>
  !task.signer && (await openSigners(task)).some(({ signer }) => signer?.kind !== 'after');

/**
 * True when the process stays at the step after a decision: an opinion goes back to the decider who asked for it, and an
 * approval does while somebody has yet to sign. Anybody's rejection moves it on.
 */
export async function staysAt(task: TaskRow, result: number): Promise<boolean> {
  if (task.signer?.kind === 'delegate') return true;
  if (result !== 2) return false;
  if (task.signer?.kind === 'before') return true;
  if (!task.signer) return (task.after ?? []).length > 0;
  return (await openSigners(task)).some(({ id }) => id !== task.id);
}

/** Adds tasks for people at a decider's step. */
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

/** Opens the tasks of those who sign after an approved task. */
export async function openAfter(task: TaskRow): Promise<void> {
  if (!task.signer) await addSigners(task, task.after ?? [], 'after', task.candidates[0] ?? 0);
}

/** Closes what is still open at a step that was decided. */
export async function closeSigners(task: TaskRow): Promise<void> {
  const root = await flowTasks.find(rootOf(task));
  for (const one of [root, ...(await openSigners(task))]) {
    if (one && !one.endTime) await flowTasks.update(one.id, { endTime: timestamp(), deleteReason: 'deleted' });
  }
}

/** The way of an instance; of an older one without it, from its steps, where no branches run in parallel. */
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
 * The user as whom somebody may decide a task: themselves, or a user who is away and whose substitute they are; undefined
 * if neither may decide it.
 */
export async function deciderOf(task: TaskRow, userId: number): Promise<number | undefined> {
  const { assigneeId, candidates, taskDefKey } = task;
  // Applicants correct their request instead of deciding it.
  if (taskDefKey === APPLICANT) return undefined;
  const may = (one: number) => (assigneeId ? assigneeId === one : candidates.includes(one));
  if (may(userId)) return userId;
  return (await absentFor(userId)).find((absent) => may(absent.userId))?.userId;
}
