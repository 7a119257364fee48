import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id, numeric } from '@/shared/api/fields';

const stepSchema = z.looseObject({
  minQty: z.number(),
  /** Without one it goes on for ever. */
  maxQty: z.number().nullish(),
  price: numeric,
});

/** A price of the quantity ladder: from so many to so many, both included. */
export type Step = z.infer<typeof stepSchema>;

/** What one unit of something costs, for whom and from when until when (docs/contract#3.4.16). */
export const priceSchema = z.looseObject({
  id,
  priceType: z.string().max(1),
  memberType: z.string().max(1),
  priceName: z.string().max(50),
  unit: z.string().max(10),
  unitPrice: numeric,
  minQuantity: z.number().nullish(),
  ladder: z.array(stepSchema).max(10).nullish(),
  effectiveTime: z.string(),
  /** It ends before this moment; without one it goes on. */
  expireTime: z.string().nullish(),
  status: z.enum(['0', '1']),
  remark: z.string().max(500).nullish(),
});

/** One price. */
export type Price = z.infer<typeof priceSchema>;

/** The prices. */
export const prices = crudApi(priceSchema, '/biz/price', 'id');

/** What a price is called. */
export const priceName = (row: Price) => row.priceName;
