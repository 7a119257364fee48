import { z } from 'zod';

const id = z.union([z.number(), z.string()]);

/** A dictionary: the key under which its entries are asked for. */
export const dictTypeSchema = z.looseObject({
  dictId: id,
  dictName: z.string().max(100),
  dictType: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9_]*$/),
  status: z.enum(['0', '1']),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** An entry of a dictionary: stored value, shown label and tag colour (`listClass`). */
export const dictDataSchema = z.looseObject({
  dictCode: id,
  dictSort: z.union([z.number(), z.string()]),
  dictLabel: z.string().max(100),
  dictValue: z.string().max(100),
  dictType: z.string().max(100),
  cssClass: z.string().max(100).nullish(),
  listClass: z.string().max(100).nullish(),
  isDefault: z.enum(['Y', 'N']).nullish(),
  status: z.enum(['0', '1']),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});
