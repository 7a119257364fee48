import { crudApi } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import { z } from 'zod';

const short = z.string().max(64).nullish();

/** An administrative division: province (`deep` 0), city (1) or district (2), by its code of two digits a level. */
export const districtSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  pid: z.union([z.number(), z.string()]),
  deep: z.number().min(0).max(2),
  name: z.string().max(32),
  pname: z.string().nullish(),
  pinyin: short,
  pinyinShor: short,
  extName: short,
  operator: z.string().nullish(),
  createTime: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** One administrative division. */
export type District = z.infer<typeof districtSchema>;

const api = crudApi(districtSchema, '/system/districts', 'id');

/** Administrative divisions. Their id is typed by a person: whether one is new is told, not read from it. */
export const districts = {
  ...api,
  add: (values: object) => request({ method: 'post', url: `${api.path}/save`, data: values }),
};
