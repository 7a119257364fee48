import { crudApi } from '@/shared/api/crudApi';
import { z } from 'zod';
import { id } from '@/shared/api/fields';

/** A benefit that positions are tagged with (docs/contract#3.4.12); built-in ones stay as they are called. */
export const benefitTagSchema = z.looseObject({
  id,
  tagName: z.string().min(2).max(10),
  tagType: z.string().max(1).nullish(),
  icon: z.string().max(255).nullish(),
  useCount: z.number().nullish(),
  isSystem: z.enum(['Y', 'N']).nullish(),
  sort: z.number(),
  status: z.enum(['0', '1']),
});

/** One benefit tag. */
export type BenefitTag = z.infer<typeof benefitTagSchema>;

/** The benefit tags. */
export const benefitTags = crudApi(benefitTagSchema, '/biz/base/benefitTag', 'id');
