import { z } from 'zod';
import { request } from '@/shared/api/http';
import { fileSchema } from './request.resource';
import type { Task } from './task.resource';

/** The parts of a decision besides the opinion (docs/contract#2.54): changed form values, files, and a signature. */
export const broughtSchema = z.object({
  values: z.record(z.string(), z.unknown()).nullish(),
  attachments: z.array(fileSchema).nullish(),
  signature: fileSchema.nullish(),
});
export type Brought = z.infer<typeof broughtSchema>;

/** Decides a task: 2 passes it, 3 rejects it (docs/contract#2.29). */
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
