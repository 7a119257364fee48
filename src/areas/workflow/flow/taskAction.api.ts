import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { keysOf } from '@/shared/api/queryKeys';

/** The actions on a request or a task besides deciding it (docs/contract#2.50), in the order of the dialog. */
export const TASK_ACTIONS = [
  'addSigner',
  'removeSigner',
  'delegate',
  'handOver',
  'return',
  'withdraw',
  'copy',
] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

/** True for an action that this build knows. */
export const isTaskAction = (name: string): name is TaskAction => TASK_ACTIONS.some((one) => one === name);

/** The actions possible for the user now, the steps to which a request can return, and the signers to remove. */
export const possibleSchema = z.object({
  actions: z.array(z.string()).nullish(),
  steps: z.array(z.object({ key: z.string(), name: z.string().nullish() })).nullish(),
  signers: z.array(z.object({ userId: id, userName: z.string().nullish() })).nullish(),
});

/** A request, and optionally one of its tasks. */
export interface Target {
  procInstId: string;
  taskId?: string | undefined;
}

/** The query for the actions that the user can now take on a request or a task. */
export const possibleQuery = ({ procInstId, taskId }: Target) =>
  queryOptions({
    queryKey: keysOf('/act/task/actions').record(`${procInstId}:${taskId ?? ''}`),
    queryFn: ({ signal }) =>
      fetchRow(possibleSchema, { url: '/act/task/actions', params: { procInstId, taskId }, signal }),
    gcTime: 0,
  });

/** The path of the call that performs an action. */
export const ACTION = '/act/task/action';

/** The request body of an action. The action determines which of `userIds`, `place` and `step` the server uses. */
export const actionSchema = z.object({
  procInstId: z.string(),
  taskId: z.string().optional(),
  action: z.enum(TASK_ACTIONS),
  userIds: z.array(id).optional(),
  place: z.enum(['before', 'after']).optional(),
  step: z.string().optional(),
  reason: z.string().optional(),
});

/** Performs an action; `key` is sent as `Idempotency-Key`. Rejects with the server's reason. */
export const act = (body: z.infer<typeof actionSchema>, key?: string) => post(ACTION, body, key);
