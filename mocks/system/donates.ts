import { donateSchema } from '@/areas/system/donate/donate.resource';
import { z } from 'zod';
import { crud } from '../crud';
import { timestamp } from '../respond';
import { defineTable } from '../table';

const donateRow = z.object(donateSchema.shape).extend({ id: z.number() });
const NICKS = ['清风', 'Tom', '小鹿', '匿名', '阿杰', '码农老王', 'Lily', '南山', '海边的猫', '一叶'];
const AMOUNTS = ['6.66', '10.00', '50.00', '0.01', '88.80', '128.00', '20.00', '9.90', '66.00', '199.99'];
const DAY = 86_400_000;

const donates = defineTable({
  name: 'donates',
  idKey: 'id',
  schema: donateRow,
  seed: () =>
    Array.from({ length: 36 }, (_, i) => ({
      id: i + 1,
      nick: NICKS[(i * 7) % NICKS.length],
      amount: AMOUNTS[(i * 3) % AMOUNTS.length],
      canal: (i % 3) + 1,
      remark: i % 4 === 0 ? '支持一下，越做越好' : null,
      createTime: timestamp(new Date(Date.now() - i * 5 * DAY)).slice(0, 10),
    })),
});

/** The donations. */
export const donateHandlers = crud({
  path: '/system/donate',
  table: donates,
  permission: 'system:donate',
  verbs: ['list'],
  range: 'createTime',
  sortable: ['amount', 'createTime'],
  filters: { nick: 'like', canal: 'eq' },
});
