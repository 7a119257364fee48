import { z } from 'zod';
import type { Resource } from '@/shared/resource/resource';
import { dateTime, id } from '@/shared/api/fields';
import { IDEMPOTENCY_KEY, post, request } from '@/shared/api/http';
import { segment } from '@/shared/api/crudApi';
import { flowResource, type Waiting, withWaiting } from '../flow/flow.api';

/** A running instance (docs/contract#2.21). */
export const runningSchema = z.object({
  id: z.string(),
  procInstId: z.string(),
  name: z.string().nullish(),
  key: z.string().nullish(),
  version: z.number().nullish(),
  businessKey: id.nullish(),
  procDefId: z.string(),
  isSuspended: z.boolean(),
  deployId: z.string().nullish(),
  currTaskName: z.string().nullish(),
  applyer: z.string().nullish(),
});

/** A running instance. In the list it also has its pending steps. */
export type Running = z.infer<typeof runningSchema> & { waiting?: readonly Waiting[] };

/** A finished instance with any result (docs/contract#2.22); `duration` is in milliseconds. */
export const finishedSchema = z.object({
  id: z.string(),
  procDefId: z.string(),
  procDefKey: z.string().nullish(),
  procInstId: z.string(),
  procName: z.string().nullish(),
  businessKey: id.nullish(),
  title: z.string().nullish(),
  applyer: z.string().nullish(),
  result: z.number().nullish(),
  status: z.number().nullish(),
  startTime: dateTime.nullish(),
  endTime: dateTime.nullish(),
  duration: z.number().nullish(),
  deleteReason: z.string().nullish(),
});
export type Finished = z.infer<typeof finishedSchema>;

const running = flowResource({
  schema: runningSchema,
  path: '/act/process/ins/runs',
  id: 'id',
  permission: 'activiti:procInst',
  messages: 'workflow:instance',
  nameOf: ({ name, id: own }) => name ?? own,
  removal: '/act/process/ins/remove',
});

/** The running instances. */
export const runs: Resource<Running> = {
  ...running,
  list: async (params, signal) =>
    withWaiting(await running.list(params, signal), ({ procInstId }) => procInstId, signal),
};

/** The finished instances. Deleting an instance removes it from the history. */
export const finished = flowResource({
  schema: finishedSchema,
  path: '/act/process/ins/finished',
  id: 'id',
  permission: 'activiti:hiProcInst',
  messages: 'workflow:instance',
  nameOf: ({ title, procName, id: own }) => title ?? procName ?? own,
  removal: '/act/process/ins/remove/his',
});

/**
 * Ends running instances and records the reason, such as `主动撤销` by the applicant or `流程中止` by an administrator. `key`
 * is sent as `Idempotency-Key`.
 */
export const endInstances = (ids: readonly string[], reason: string, key?: string) =>
  request({
    method: 'post',
    url: '/act/process/ins/remove',
    params: { ids: ids.join(','), reason },
    ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
  });

/** Suspends or activates one instance. */
export const setInstanceState = (procInstId: string, state: 'active' | 'suspend') =>
  post(`/act/process/ins/update/${segment(procInstId)}/${state}`);
