import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, id, entry, yesNo, enabled } from '@/shared/api/fields';

/** A tag for a benefit that a position offers (docs/contract#3.4.12). Built-in tags cannot be renamed. */
export const benefitTagSchema = z.object({
  id,
  tagName: z.string().min(2).max(10),
  tagType: entry('biz_benefit_type', 1).nullish(),
  icon: z.string().max(255).nullish(),
  useCount: z.number().nullish(),
  isSystem: yesNo.nullish(),
  sort: z.number().nullable(),
  status: enabled,
  ...changeShape,
});
export type BenefitTag = z.infer<typeof benefitTagSchema>;

export const benefitTags = resource({
  schema: benefitTagSchema,
  path: '/biz/base/benefitTag',
  permission: 'base:benefitTag',
  nameOf: ({ tagName }) => tagName,
});
