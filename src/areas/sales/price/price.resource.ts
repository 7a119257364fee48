import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, numeric, entry, money, enabled } from '@/shared/api/fields';

/** A step of the quantity ladder. `minQty` and `maxQty` are inclusive. */
const stepSchema = z.object({
  minQty: z.number().nullable(),
  /** A step without a max has no upper limit. */
  maxQty: z.number().nullish(),
  price: numeric,
});
export type Step = z.infer<typeof stepSchema>;

/** The price of one unit of an item, by member type and period (docs/contract#3.4.16). */
export const priceSchema = z.object({
  id,
  priceType: entry('biz_price_type', 1),
  memberType: entry('biz_member_type', 1),
  priceName: z.string().max(50),
  unit: z.string().max(10),
  unitPrice: money,
  minQuantity: z.number().nullish(),
  ladder: z.array(stepSchema).max(10).nullish(),
  effectiveTime: dateTime,
  /** The exclusive end of the period; undefined or null for a price without an end. */
  expireTime: dateTime.nullish(),
  status: enabled,
  remark: z.string().max(500).nullish(),
  ...changeShape,
});
export type Price = z.infer<typeof priceSchema>;

export const prices = resource({
  schema: priceSchema,
  path: '/biz/price',
  permission: 'sales:price',
  nameOf: ({ priceName }) => priceName,
});
