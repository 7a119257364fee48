import { crudApi } from '@/shared/api/crudApi';
import { z } from 'zod';
import { changeShape, id } from '@/shared/api/fields';

/** A tag for a benefit a position offers (docs/contract#3.4.12); built-in tags cannot be renamed. */
export const benefitTagSchema = z.object({
  id,
  tagName: z.string().min(2).max(10),
  tagType: z.string().max(1).nullish(),
  icon: z.string().max(255).nullish(),
  useCount: z.number().nullish(),
  isSystem: z.enum(['Y', 'N']).nullish(),
  sort: z.number().nullable(),
  status: z.enum(['0', '1']),
  ...changeShape,
});

export type BenefitTag = z.infer<typeof benefitTagSchema>;

export const benefitTagName = (row: BenefitTag) => row.tagName;

export const benefitTags = crudApi(benefitTagSchema, '/biz/base/benefitTag', 'id');
