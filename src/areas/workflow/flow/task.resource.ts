import { z } from 'zod';
import type { Resource } from '@/shared/resource/resource';
import { ApiError } from '@/shared/api/ApiError';
import type { ListParams } from '@/shared/api/crudApi';
import { eachPage } from '@/shared/list/eachPage';
import type { Id } from '@/shared/lib/id';
import { dateTime, id } from '@/shared/api/fields';
import type { Reviewable } from '@/shared/review/review';
import { fileSchema } from './request.resource';
import { flowResource, isMine, pageAt, TASKS, type Waiting, waitingOf, withWaiting } from './flow.api';

/** A pending task (docs/contract#2.27). */
export const taskSchema = z.object({
  id: z.string(),
  procInstId: z.string(),
  procDefId: z.string(),
  name: z.string().nullish(),
  taskDefKey: z.string().nullish(),
  applyer: z.string().nullish(),
  createTime: dateTime.nullish(),
  suspended: z.boolean().nullish(),
  processName: z.string().nullish(),
  processDefName: z.string().nullish(),
  processDefKey: z.string().nullish(),
  businessKey: id,
  owner: z.string().nullish(),
  assignee: z.string().nullish(),
  dueDate: dateTime.nullish(),
  /**
   * The absent user whom the signed-in user substitutes for this task. The field is our proposal and not in the
   * contract.
   */
  onBehalfOf: z.string().nullish(),
  /**
   * The names of added signers who must sign before this user can decide. The field is our proposal and not in the
   * contract.
   */
  heldBy: z.array(z.string()).nullish(),
  /**
   * Why this user was added. The user signs `before` or `after` the decider, or gives an opinion (`delegate`). The
   * field is not in the contract.
   */
  signer: z.string().nullish(),
  /** Parts of the decision besides the opinion: form `fields`, a `signature`. Our proposal: not in the contract. */
  asks: z.array(z.string()).nullish(),
});

/** A task under review. `auditStatus` is a value of AUDIT, or null for a pending task that the user cannot decide. */
export type Task = z.infer<typeof taskSchema> & Reviewable & { waiting?: Waiting | undefined };

/** The progress of a step that several users decide. */
const signing = z.object({
  mode: z.string().nullish(),
  /** The id of one round of decisions. All tasks of the step that are decided together have the same id. */
  round: id.nullish(),
  total: z.number().nullish(),
  needed: z.number().nullish(),
  passed: z.number().nullish(),
  missing: z.array(z.string()).nullish(),
});

/**
 * A decided task, or a step in the history of an instance (docs/contract#2.28). `duration` is in milliseconds. A
 * pending task has no result, nor does a task that ended without a decision.
 */
export const doneSchema = z.object({
  id: z.string(),
  auditId: id.nullish(),
  procDefId: z.string(),
  procInstId: z.string(),
  taskName: z.string().nullish(),
  taskDefKey: z.string().nullish(),
  auditor: z.string().nullish(),
  result: z.number().nullish(),
  comment: z.string().nullish(),
  title: z.string().nullish(),
  procName: z.string().nullish(),
  procDefKey: z.string().nullish(),
  businessKey: id.nullish(),
  applyer: z.string().nullish(),
  startTime: dateTime.nullish(),
  endTime: dateTime.nullish(),
  duration: z.number().nullish(),
  deleteReason: z.string().nullish(),
  /** The names of users whose task ended because other users had decided. Our proposal (docs/contract#2.55). */
  people: z.array(z.string()).nullish(),
  delFlag: z.boolean().nullish(),
  /** The name of the absent user for whom the auditor decided. Our proposal: not in the contract. */
  onBehalfOf: z.string().nullish(),
  /** Files, signature and changed form values of the decision. Our proposal (docs/contract#2.54). */
  attachments: z.array(fileSchema).nullish(),
  signature: fileSchema.nullish(),
  changes: z
    .array(
      z.object({
        field: z.string(),
        name: z.string().nullish(),
        type: z.string().nullish(),
        /** The old value and, in `to`, the new value. People and files are names, a table is its number of rows. */
        from: z.union([z.string(), z.number()]).nullish(),
        to: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .nullish(),
  /** Why the auditor was added to the step: `before`, `after` or `delegate`. Our proposal: not in the contract. */
  signer: z.string().nullish(),
  /** The actions on the task besides deciding it, oldest first. Our proposal (docs/contract#2.50). */
  acts: z
    .array(
      z.object({
        action: z.string().nullish(),
        by: z.string().nullish(),
        to: z.string().nullish(),
        reason: z.string().nullish(),
        time: dateTime.nullish(),
      }),
    )
    .nullish(),
  /** All delegations of the task, oldest first. Our proposal: not in the contract. */
  delegations: z
    .array(
      z.object({
        owner: z.string().nullish(),
        assignee: z.string().nullish(),
        remark: z.string().nullish(),
        time: dateTime.nullish(),
      }),
    )
    .nullish(),
  /** The progress of a decision by several users. Our proposal (docs/contract#2.49). */
  signing: signing.nullish(),
  /** The actions that the engine took by itself on the task, oldest first. Our proposal: not in the contract. */
  automatic: z
    .array(z.object({ kind: z.string().nullish(), time: dateTime.nullish(), to: z.array(z.string()).nullish() }))
    .nullish(),
});
export type DoneTask = z.infer<typeof doneSchema> & { waiting?: readonly Waiting[] };

/** Returns the name of an auditor from the server's format `name-login` (docs/contract#2.28). */
export const auditorName = (auditor: string | null | undefined) => auditor?.replace(/(?<=.)-[^-]*$/u, '');

const decided = flowResource({
  schema: doneSchema,
  path: '/act/task/done',
  id: 'auditId',
  permission: 'activiti:taskdone',
  messages: 'workflow:task',
  nameOf: ({ title, taskName, id: own }) => `${title ?? own} · ${taskName ?? ''}`,
  removal: '/act/task/remove',
});

/** The tasks decided by the signed-in user, each with the pending steps of its request. */
export const doneTasks: Resource<DoneTask> = {
  ...decided,
  // Requests only rows that are not deleted, because the server keeps deleted rows (docs/contract#2.E: 已删除).
  list: async (params, signal) =>
    withWaiting(await decided.list({ ...params, delFlag: false }, signal), ({ procInstId }) => procInstId, signal),
};

/** The path of an instance's history, also used as its query key. */
export const FLOW = '/act/task/flow';

/** The page size to fetch all rows of a list. A server may send smaller pages. */
const MANY = 1000;

const steps = { list: (params: ListParams, signal?: AbortSignal) => pageAt(doneSchema, FLOW, params, signal) };

/** Fetches every step of an instance from the first one on, including pending steps. */
export async function flowOf(procInstId: string, signal?: AbortSignal): Promise<DoneTask[]> {
  const found: DoneTask[] = [];
  for await (const { records } of eachPage(steps, { procInstId }, MANY, signal)) found.push(...records);
  return found;
}

const pending = flowResource({
  schema: taskSchema,
  path: TASKS,
  id: 'id',
  permission: 'activiti:task',
  messages: 'workflow:task',
  nameOf: ({ processName, id: own }) => processName ?? own,
  removal: '/act/task/remove',
});
const reviewed = (task: z.infer<typeof taskSchema>, waiting?: Waiting): Task => ({
  ...task,
  waiting,
  auditStatus: task.suspended || task.heldBy?.length || !(task.onBehalfOf || isMine(waiting ?? {})) ? null : '0',
});

/** The pending tasks of the signed-in user. An id contains the instance id, so that decided tasks can be fetched. */
export const tasks: Resource<Task> = {
  ...pending,
  idOf: ({ procInstId, id }) => `${procInstId}:${id}`,
  list: async (params, signal) => {
    const page = await pageOf(params, signal);
    const waiting = await waitingOf(
      page.records.map(({ procInstId }) => procInstId),
      signal,
    );
    return {
      ...page,
      records: page.records.map((task) =>
        reviewed(
          task,
          waiting.find(({ taskId }) => taskId === task.id),
        ),
      ),
    };
  },
  get: taskOf,
};

/** Fetches a page of pending tasks. Filters by title and applicant in the client (docs/contract#2.E). */
async function pageOf({ processName, applyer, ...params }: ListParams, signal?: AbortSignal) {
  if (!processName && !applyer) return pending.list(params, signal);
  const has = (text: string | null | undefined, part: unknown) =>
    !part || (text ?? '').toLowerCase().includes(String(part).toLowerCase());
  const found: z.infer<typeof taskSchema>[] = [];
  for await (const { records } of eachPage(pending, params, MANY, signal))
    found.push(...records.filter((task) => has(task.processName, processName) && has(task.applyer, applyer)));
  const { pageSize: size = 10, pageNum: current = 1 } = params;
  const from = (current - 1) * size;
  return { current, records: found.slice(from, from + size), total: found.length };
}

/**
 * Fetches a task from the pending list or, if the task is not pending, from the instance's history. The engine has no
 * call for a single task (docs/contract#2.E).
 */
async function taskOf(id: Id, signal?: AbortSignal): Promise<Task> {
  const [procInstId = '', taskId] = String(id).split(':');
  for await (const { records } of eachPage(pending, {}, MANY, signal)) {
    const open = records.find((task) => task.id === taskId);
    if (open)
      return reviewed(
        open,
        (await waitingOf([procInstId], signal)).find((one) => one.taskId === taskId),
      );
  }
  const step = (await flowOf(procInstId, signal)).find((one) => one.id === taskId);
  if (!step) throw new ApiError('malformed');
  const { taskName, title, procName, procDefKey, businessKey, endTime, auditor, comment, result } = step;
  return {
    ...step,
    waiting: undefined,
    name: taskName,
    processName: title,
    processDefName: procName,
    processDefKey: procDefKey,
    businessKey: businessKey ?? '',
    auditStatus: endTime ? (STATES[result ?? 0] ?? '4') : null,
    auditBy: auditorName(auditor),
    auditTime: endTime,
    auditRemark: comment,
  };
}

/** AUDIT states by the result of a step (docs/contract#2.28). A step that ended without a result was canceled. */
const STATES: Record<number, string> = { 2: '1', 3: '2' };
