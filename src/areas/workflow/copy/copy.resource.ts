import { z } from 'zod';
import { segment } from '@/shared/api/crudApi';
import { dateTime, id } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { resource } from '@/shared/resource/resource';

/** A request that was copied to the user (docs/contract#2.50). */
export const copySchema = z.object({
  id,
  procInstId: z.string(),
  procDefId: z.string(),
  procDefKey: z.string().nullish(),
  businessKey: id.nullish(),
  title: z.string().nullish(),
  procName: z.string().nullish(),
  applyer: z.string().nullish(),
  result: z.number().nullish(),
  copiedBy: z.string().nullish(),
  remark: z.string().nullish(),
  time: dateTime.nullish(),
  /** `Y` once the user has opened the copy. */
  readFlag: z.string().nullish(),
});
export type Copy = z.infer<typeof copySchema>;

/** The API of requests copied to the user. */
export const copies = resource({
  schema: copySchema,
  path: '/act/copy',
  permission: 'activiti:copy',
  messages: 'workflow:copy',
  nameOf: ({ title, id: own }) => title ?? String(own),
});

/** Marks a copy as read. */
export const markRead = (copy: Copy['id']) => post(`/act/copy/read/${segment(copy)}`);
