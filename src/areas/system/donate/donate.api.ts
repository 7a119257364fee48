import { crudApi } from '@/shared/api/crudApi';
import { z } from 'zod';

/** A donation (contract 2.14); `canal` is the channel, spelt as found. */
export const donateSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  nick: z.string(),
  amount: z.union([z.number(), z.string()]),
  canal: z.union([z.number(), z.string()]),
  remark: z.string().nullish(),
  createTime: z.string(),
});

/** One donation. */
export type Donate = z.infer<typeof donateSchema>;

/** The donations; they are only read. */
export const donations = crudApi(donateSchema, '/system/donate', 'id');
