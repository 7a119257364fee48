import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { changeShape, dateTime, id, numeric } from '@/shared/api/fields';

/** A special training (docs/contract#3.4.23). */
export const trainingSchema = z.object({
  id,
  trainingName: z.string().max(60),
  trainingType: z.string().max(1),
  difficulty: z.string().max(1),
  language: z.string().max(1),
  /** Not in lists. */
  content: z.string().max(10_000).nullish(),
  wordCount: z.number().nullish(),
  /** Suggested minutes; 0 is no limit. */
  duration: z.number().int().min(0).nullish(),
  /** Characters a minute. */
  targetSpeed: z.number().min(0).nullish(),
  /** In per cent. */
  targetAccuracy: numeric.nullish(),
  cover: z.string().max(255).nullish(),
  trainCount: z.number().nullish(),
  avgSpeed: numeric.nullish(),
  sort: z.number().nullish(),
  status: z.string().max(1),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type Training = z.infer<typeof trainingSchema>;

export const trainingName = (row: Training) => row.trainingName;

export const trainings = crudApi(trainingSchema, '/biz/specialTraining', 'id');
