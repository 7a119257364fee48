import { z } from 'zod';
import { request } from '@/shared/api/http';
import { flowApi, pageAt } from '../flowApi';

/** Contract 2.27. */
export const taskSchema = z.looseObject({
  id: z.string(),
  procInstId: z.string(),
  procDefId: z.string(),
  name: z.string().nullish(),
  taskDefKey: z.string().nullish(),
  applyer: z.string().nullish(),
  createTime: z.string().nullish(),
  suspended: z.boolean().nullish(),
  processName: z.string().nullish(),
  processDefName: z.string().nullish(),
  processDefKey: z.string().nullish(),
  businessKey: z.union([z.string(), z.number()]),
});

/** A step that waits for the person signed in. */
export type Task = z.infer<typeof taskSchema>;

/** Contract 2.28; `duration` in milliseconds, no result while the step waits. */
export const doneSchema = z.looseObject({
  id: z.string(),
  auditId: z.number().nullish(),
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
  businessKey: z.union([z.string(), z.number()]).nullish(),
  applyer: z.string().nullish(),
  startTime: z.string().nullish(),
  endTime: z.string().nullish(),
  duration: z.number().nullish(),
  deleteReason: z.string().nullish(),
  delFlag: z.boolean().nullish(),
});

/** A step that was decided, or one of a flow's history. */
export type DoneTask = z.infer<typeof doneSchema>;

/** What waits for the person signed in. */
export const tasks = flowApi(taskSchema, '/act/task/ing', 'id', '/act/task/remove');

/** What the person signed in has decided. */
export const doneTasks = flowApi(doneSchema, '/act/task/done', 'auditId', '/act/task/remove');

/** 2 passes, 3 rejects (contract 2.29). */
export type Verdict = 2 | 3;

/** Decides a step. */
export const audit = (task: Task, result: Verdict, comment: string) =>
  request({
    method: 'post',
    url: '/act/task/audit',
    data: {
      taskId: task.id,
      procInstId: task.procInstId,
      businessKey: Number(task.businessKey),
      procName: task.processDefName,
      procDefKey: task.processDefKey,
      applyer: task.applyer,
      result,
      comment,
    },
  });

/** Where the history of a flow is. */
export const FLOW = '/act/task/flow';

/** Every step of an instance from the first on, the waiting one too. */
export const flowOf = async (procInstId: string, signal?: AbortSignal): Promise<DoneTask[]> =>
  (await pageAt(doneSchema, FLOW, { procInstId, pageNum: 1, pageSize: 1000 }, signal)).records;
