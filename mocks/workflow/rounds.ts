import { isShare, type Signing } from '@/areas/workflow/model/check/signing';
import { users } from '../db';
import { timestamp } from '../respond';
import type { Step } from '@/areas/workflow/engine/process';
import { flowTasks, nextTaskId, type InstanceRow, type TaskRow } from './tables';

const [PASSED, REJECTED] = [2, 3] as const;

/** How many of `total` deciders must approve. */
export const neededOf = ({ mode, share }: Signing, total: number): number =>
  mode === 'one' ? 1 : mode === 'share' && isShare(share) ? Math.ceil((share * total) / 100 - 1e-9) : total;

/**
 * The result of a step after these votes (2 approved, 3 rejected, in order); undefined while it is still open. The first
 * vote counts in the mode `one`; otherwise a step is rejected as soon as it can no longer be approved.
 */
export function resultOf(signing: Signing, total: number, votes: readonly number[]): 2 | 3 | undefined {
  const count = (result: number) => votes.filter((vote) => vote === result).length;
  if (signing.mode === 'one') return votes.length > 0 ? (votes[0] === PASSED ? PASSED : REJECTED) : undefined;
  const needed = neededOf(signing, total);
  if (count(PASSED) >= needed) return PASSED;
  return total - count(REJECTED) < needed ? REJECTED : undefined;
}

/** What the engine did by itself with a task. */
type Automatic = NonNullable<TaskRow['automatic']>[number];

interface Reached {
  candidates: readonly number[];
  /** Closes the task at once. */
  closed?: Pick<TaskRow, 'endTime' | 'deleteReason'>;
  automatic?: Automatic[];
}

/** Creates the tasks of a step that an instance has reached: one, or one for each signer. */
export async function reach({ id: procInstId }: Pick<InstanceRow, 'id'>, step: Step, reached: Reached): Promise<void> {
  const { candidates, closed, automatic } = reached;
  const { id: taskDefKey, name, remindAfter = null, signing } = step;
  const task = { procInstId, taskDefKey, name, remindAfter, late: step.late ?? null, automatic: automatic ?? null };
  if (!signing || closed || automatic) {
    await add({ ...task, ...closed, candidates: [...candidates] });
    return;
  }
  const round = { ...signing, round: await nextTaskId(procInstId), signers: [...candidates] };
  const first = signing.mode === 'order' ? candidates.slice(0, 1) : candidates;
  for (const one of first) await add({ ...task, candidates: [one], signing: round });
}

async function add(task: Omit<TaskRow, 'id' | 'createTime'>): Promise<void> {
  await flowTasks.insert({
    ...task,
    id: await nextTaskId(task.procInstId),
    createTime: timestamp(),
    dueDate: task.remindAfter ? timestamp(new Date(Date.now() + task.remindAfter)) : null,
  });
}

/** All tasks of the round a task belongs to, by the time of their decision; only the task itself outside of a round. */
async function roundOf(task: TaskRow): Promise<TaskRow[]> {
  if (!task.signing) return [task];
  const { round } = task.signing;
  return (await flowTasks.all())
    .filter(({ procInstId, signing }) => procInstId === task.procInstId && signing?.round === round)
    .toSorted((a, b) => (a.auditId ?? Infinity) - (b.auditId ?? Infinity));
}

const votesOf = (tasks: readonly TaskRow[]) => tasks.flatMap(({ result }) => result ?? []);

/** The result of a step if this task is decided so; undefined if further users have to decide it. */
export async function resultWith(task: TaskRow, vote: number): Promise<number | undefined> {
  if (!task.signing) return vote;
  return resultOf(task.signing, task.signing.signers.length, [...votesOf(await roundOf(task)), vote]);
}

/** After a vote that settles nothing: in the mode `order` the next signer gets a task. */
export async function askNext(task: TaskRow): Promise<void> {
  const { signing } = task;
  const next = signing?.mode === 'order' ? signing.signers[(await roundOf(task)).length] : undefined;
  if (next === undefined) return;
  const { procInstId, taskDefKey, name, remindAfter, late } = task;
  await add({ procInstId, taskDefKey, name, remindAfter, late, candidates: [next], signing });
}

/** Closes the tasks whose decision no longer matters, because their round has a result. */
export async function closeRound(task: TaskRow): Promise<void> {
  for (const { id, endTime } of await roundOf(task)) {
    if (task.signing && !endTime) await flowTasks.update(id, { endTime: timestamp(), deleteReason: 'settled' });
  }
}

/** The state of a task's round for the history: how many approved, and who is still missing; null outside of a round. */
export async function roundState(task: TaskRow) {
  if (!task.signing) return null;
  const { mode, round, signers } = task.signing;
  const tasks = await roundOf(task);
  const votes = votesOf(tasks);
  const isOpen = tasks.some(({ endTime }) => !endTime);
  const waiting = tasks.flatMap(({ endTime, assigneeId, candidates }) =>
    endTime ? [] : assigneeId ? [assigneeId] : candidates,
  );
  return {
    mode,
    round,
    total: signers.length,
    needed: neededOf(task.signing, signers.length),
    passed: votes.filter((vote) => vote === PASSED).length,
    missing: await namesOf([...waiting, ...(isOpen && mode === 'order' ? signers.slice(tasks.length) : [])]),
  };
}

/** The names of users, each once. */
export const namesOf = async (ids: readonly number[]): Promise<string[]> =>
  (await Promise.all([...new Set(ids)].map(async (id) => (await users.find(id))?.userName))).filter(
    (name) => name !== undefined,
  );

/** The user who gets tasks that have no candidate. */
export const ADMINISTRATOR = 1;

/** The task of a step that has no candidate: for the administrator, or closed and only a line of the history. */
export function unstaffed(kind: 'administrator' | 'skip' | 'refuse') {
  const candidates = kind === 'administrator' ? [ADMINISTRATOR] : [];
  const automatic = [{ kind, time: timestamp(), to: candidates }];
  const closed = { endTime: timestamp(), deleteReason: kind === 'skip' ? 'skipped' : 'deleted' };
  return { candidates, automatic, ...(kind !== 'administrator' && { closed }) };
}
