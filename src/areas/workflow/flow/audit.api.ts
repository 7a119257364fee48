import { z } from 'zod';
import { request } from '@/shared/api/http';
import { fileSchema } from './request.resource';
import type { Task } from './task.resource';

/** What a decision brings besides the opinion (docs/contract#2.54): changed values of the form, files, a signature. */
export const broughtSchema = z.object({
  values: z.record(z.string(), z.unknown()).nullish(),
  attachments: z.array(fileSchema).nullish(),
  signature: fileSchema.nullish(),
});
export type Brought = z.infer<typeof broughtSchema>;

/** Decides a task: 2 passes, 3 rejects (docs/contract#2.29). */
export const audit = (task: Task, result: 2 | 3, comment: string, brought: Brought = {}) =>
  request({
    method: 'post',
    url: '/act/task/audit',
    data: {
      taskId: task.id,
      procInstId: task.procInstId,
      businessKey: task.businessKey,
      procName: task.processDefName,
      procDefKey: task.processDefKey,
      applyer: task.applyer,
      result,
      comment,
      ...brought,
    },
  });
