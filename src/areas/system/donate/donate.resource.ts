import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, date, id, numeric } from '@/shared/api/fields';

/** A donation (docs/contract#2.14). `canal` is the payment channel, in the spelling of the contract. */
export const donateSchema = z.object({
  id,
  nick: z.string(),
  amount: numeric,
  canal: numeric,
  remark: z.string().nullish(),
  createTime: date,
  ...changeShape,
});
export type Donate = z.infer<typeof donateSchema>;

/** The API of donations, which are read-only. */
export const donations = resource({
  schema: donateSchema,
  path: '/system/donate',
  permission: 'system:donate',
  nameOf: ({ nick }) => nick,
});
