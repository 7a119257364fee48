import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { fitsContent } from '@/areas/contest/specialTraining/training';
import { trainingSchema } from '@/areas/contest/specialTraining/training.resource';
import { charsOf } from '@/areas/contest/typing/measure';
import { type Change, crud } from '../crud';
import { trainingsSeed } from '../seeds/contest/trainings';
import { defineTable } from '../table';

const trainingRow = z.object(trainingSchema.shape).extend({ id: z.number() });
type TrainingRow = z.infer<typeof trainingRow>;

const trainings = defineTable<TrainingRow>({
  name: 'specialTrainings',
  idKey: 'id',
  schema: trainingRow,
  seed: trainingsSeed,
});

const wordCount = (content: string | null | undefined) => charsOf((content ?? '').trim()).length;

/** Special trainings (docs/contract#3.4.23). */
export const trainingHandlers: RequestHandler[] = crud({
  path: '/biz/specialTraining',
  table: trainings,
  permission: 'contest:specialTraining',
  permissions: { get: 'contest:specialTraining:get' },
  readOnly: ['wordCount', 'trainCount', 'avgSpeed'],
  required: ['content'],
  sort: { field: 'sort', order: 'asc' },
  sortable: ['id', 'wordCount', 'trainCount', 'sort', 'createTime'],
  filters: { trainingName: 'like', trainingType: 'eq', difficulty: 'eq', language: 'eq', status: 'eq' },
  unique: { trainingName: () => '训练名称已存在' },
  refuses: ({ verb, row, next }: Change<TrainingRow>) => {
    if (verb === 'remove' || verb === 'status') return undefined;
    const { content, targetAccuracy } = { ...row, ...next };
    if (!fitsContent(content)) return '训练内容为20到10000个字符';
    return Number(targetAccuracy ?? 0) < 0 || Number(targetAccuracy ?? 0) > 100 ? '目标正确率为0到100' : undefined;
  },
  fresh: ({ content }) => ({ wordCount: wordCount(content), trainCount: 0, avgSpeed: 0 }),
  after: async ({ verb, row, next: { content } }) => {
    if (verb === 'update' && row && content) await trainings.update(row.id, { wordCount: wordCount(content) });
  },
  presenter: ({ params }) => {
    if (params.id !== undefined) return (row) => row;
    return ({ content: _content, ...row }) => row;
  },
});
