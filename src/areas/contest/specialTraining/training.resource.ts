import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, numeric, entry } from '@/shared/api/fields';

/** A special training (docs/contract#3.4.23). */
export const trainingSchema = z.object({
  id,
  trainingName: z.string().max(60),
  trainingType: entry('biz_training_type', 1),
  difficulty: entry('biz_difficulty', 1),
  language: entry('biz_contest_lang', 1),
  /** The text to type; missing in lists. */
  content: z.string().max(10_000).nullish(),
  wordCount: z.number().nullish(),
  /** The suggested duration, in minutes; 0 means no limit. */
  duration: z.number().int().min(0).nullish(),
  /** The target speed, in characters a minute. */
  targetSpeed: z.number().min(0).nullish(),
  /** The target accuracy, in percent. */
  targetAccuracy: numeric.nullish(),
  cover: z.string().max(255).nullish(),
  trainCount: z.number().nullish(),
  avgSpeed: numeric.nullish(),
  sort: z.number().nullish(),
  status: entry('sys_normal_disable', 1),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type Training = z.infer<typeof trainingSchema>;

export const trainings = resource({
  schema: trainingSchema,
  path: '/biz/specialTraining',
  permission: 'contest:specialTraining',
  messages: 'contest:training',
  nameOf: ({ trainingName }) => trainingName,
});
