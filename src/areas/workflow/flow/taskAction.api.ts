import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRow } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { keysOf } from '@/shared/api/queryKeys';

/** What can be done with a request or a task besides deciding it (docs/contract#2.50), in the order of the dialog. */
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

/** True for an action this build knows. */
export const isTaskAction = (name: string): name is TaskAction => TASK_ACTIONS.some((one) => one === name);

/** What the user can do now, the steps a request can be returned to, and the signers that can be removed. */
export const possibleSchema = z.object({
  actions: z.array(z.string()).nullish(),
  steps: z.array(z.object({ key: z.string(), name: z.string().nullish() })).nullish(),
  signers: z.array(z.object({ userId: id, userName: z.string().nullish() })).nullish(),
});

/** A request, and the task of it that the user looks at. */
export interface Target {
  procInstId: string;
  taskId?: string | undefined;
}

/** What the user can do now with a request or a task. */
export const possibleQuery = ({ procInstId, taskId }: Target) =>
  queryOptions({
    queryKey: keysOf('/act/task/actions').record(`${procInstId}:${taskId ?? ''}`),
    queryFn: ({ signal }) =>
      fetchRow(possibleSchema, { url: '/act/task/actions', params: { procInstId, taskId }, signal }),
    gcTime: 0,
  });

/** The path of the action itself. */
export const ACTION = '/act/task/action';

/** The request body of an action: the people and the step as far as the action has them. */
export const actionSchema = z.object({
  procInstId: z.string(),
  taskId: z.string().optional(),
  action: z.enum(TASK_ACTIONS),
  userIds: z.array(id).optional(),
  place: z.enum(['before', 'after']).optional(),
  step: z.string().optional(),
  reason: z.string().optional(),
});

/** Does it, or rejects with the server's reason. */
export const act = (body: z.infer<typeof actionSchema>) => post(ACTION, body);
