import { isShare, type Signing } from '@/areas/workflow/check/signing';
import { users } from '../db';
import { timestamp } from '../respond';
import type { Step } from '@/areas/workflow/engine/process';
import { rootOf } from './signers';
import { flowTasks, nextTaskId, type InstanceRow, type TaskRow } from './tables';

const [PASSED, REJECTED] = [2, 3] as const;

/** Returns how many of `total` deciders must approve. */
export const neededOf = ({ mode, share }: Signing, total: number): number =>
  mode === 'one' ? 1 : mode === 'share' && isShare(share) ? Math.ceil((share * total) / 100 - 1e-9) : total;

/**
 * Returns the result of a step after these votes (2 approved, 3 rejected, in order); undefined while it is open. In the
 * mode `one`, the first vote counts. In other modes, a step is rejected as soon as it can no longer be approved.
 */
export function resultOf(signing: Signing, total: number, votes: readonly number[]): 2 | 3 | undefined {
  const count = (result: number) => votes.filter((vote) => vote === result).length;
  if (signing.mode === 'one') return votes.length > 0 ? (votes[0] === PASSED ? PASSED : REJECTED) : undefined;
  const needed = neededOf(signing, total);
  if (count(PASSED) >= needed) return PASSED;
  return total - count(REJECTED) < needed ? REJECTED : undefined;
}

/** An action that the engine took by itself on a task. */
type Automatic = NonNullable<TaskRow['automatic']>[number];

interface Reached {
  candidates: readonly number[];
  /** If set, closes the task immediately. */
  closed?: Pick<TaskRow, 'endTime' | 'deleteReason'>;
  automatic?: Automatic[];
}

/** Creates the tasks for a reached step: one task, or one for each signer (in the mode `order` only for the first). */
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

/** Returns the tasks of all members of a task's round, with those of added signers; empty outside a round. */
export async function roundOf(task: TaskRow): Promise<{ member: TaskRow; added: TaskRow[] }[]> {
  const all = (await flowTasks.all()).filter(({ procInstId }) => procInstId === task.procInstId);
  const signing = all.find(({ id }) => id === rootOf(task))?.signing;
  return all
    .filter((one) => signing && one.signing?.round === signing.round)
    .map((member) => ({ member, added: all.filter(({ signer }) => signer?.of === member.id) }));
}

/** The vote of a member with added signers: undefined while one has not signed; rejected if any of them rejects. */
function voteOf({ member, added }: { member: TaskRow; added: readonly TaskRow[] }): number | undefined {
  if (added.some(({ signer, result }) => signer?.kind !== 'delegate' && result === REJECTED)) return REJECTED;
  return added.some(({ endTime }) => !endTime) ? undefined : (member.result ?? undefined);
}

/** Returns the result of a step if a member votes like this; undefined if more users have to decide. */
export async function resultWith(task: TaskRow, vote: number): Promise<number | undefined> {
  const round = await roundOf(task);
  const signing = round[0]?.member.signing;
  if (!signing) return vote;
  const others = round.filter(({ member }) => member.id !== rootOf(task)).flatMap((one) => voteOf(one) ?? []);
  return resultOf(signing, signing.signers.length, [...others, vote]);
}

/**
 * After a vote without a result in the mode `order`, gives a task to the next signer, or to the administrator if that
 * signer is disabled.
 */
export async function askNext(task: TaskRow): Promise<void> {
  const round = await roundOf(task);
  const [first] = round;
  const signing = first?.member.signing;
  const next = signing?.mode === 'order' ? signing.signers[round.length] : undefined;
  if (!first || next === undefined) return;
  const { procInstId, taskDefKey, name, remindAfter, late } = first.member;
  const isDisabled = (await users.find(next))?.status !== '0';
  const { candidates, automatic } = isDisabled ? unstaffed('administrator') : { candidates: [next], automatic: null };
  await add({ procInstId, taskDefKey, name, remindAfter, late, candidates, automatic, signing });
}

/** Closes the tasks whose decision no longer matters, because their round has a result. */
export async function closeRound(task: TaskRow): Promise<void> {
  for (const { id, endTime } of (await roundOf(task)).flatMap(({ member, added }) => [member, ...added])) {
    if (!endTime) await flowTasks.update(id, { endTime: timestamp(), deleteReason: 'settled' });
  }
}

/** Reopens the tasks that `closeRound` has closed, and removes the task of this member from the round. */
export async function reopenRound(task: TaskRow): Promise<void> {
  for (const { id, deleteReason } of (await roundOf(task)).flatMap(({ member, added }) => [member, ...added])) {
    if (deleteReason === 'settled') await flowTasks.update(id, { endTime: null, deleteReason: null });
  }
  await flowTasks.update(task.id, { signing: null });
}

/** Returns the state of a task's round for the history: how many approved, and who is missing; null outside a round. */
export async function roundState(task: TaskRow) {
  if (!task.signing) return null;
  const { mode, round, signers } = task.signing;
  const members = await roundOf(task);
  const votes = members.flatMap((one) => voteOf(one) ?? []);
  const open = members.flatMap(({ member, added }) => [member, ...added]).filter(({ endTime }) => !endTime);
  const waiting = open.flatMap(({ assigneeId, candidates }) => (assigneeId ? [assigneeId] : candidates));
  return {
    mode,
    round,
    total: signers.length,
    needed: neededOf(task.signing, signers.length),
    passed: votes.filter((vote) => vote === PASSED).length,
    missing: await namesOf([...waiting, ...(open.length > 0 && mode === 'order' ? signers.slice(members.length) : [])]),
  };
}

/** Returns the names of users without duplicates. */
export const namesOf = async (ids: readonly number[]): Promise<string[]> =>
  (await Promise.all([...new Set(ids)].map(async (id) => (await users.find(id))?.userName))).filter(
    (name) => name !== undefined,
  );

/** The user who receives tasks that have no candidate. */
export const ADMINISTRATOR = 1;

/** Returns the task for a step without candidates: assigned to the administrator, or closed, only for the history. */
export function unstaffed(kind: 'administrator' | 'skip' | 'refuse') {
  const candidates = kind === 'administrator' ? [ADMINISTRATOR] : [];
  const automatic = [{ kind, time: timestamp(), to: candidates }];
  const closed = { endTime: timestamp(), deleteReason: kind === 'skip' ? 'skipped' : 'deleted' };
  return { candidates, automatic, ...(kind !== 'administrator' && { closed }) };
}
