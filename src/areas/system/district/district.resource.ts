import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { DISTRICTS } from '@/shared/form/fields/districts.api';
import { changeShape, dateTime, id, toId } from '@/shared/api/fields';
import { post } from '@/shared/api/http';

const short = z.string().max(64).nullish();

/**
 * An administrative division: province (`deep` 0), city (1) or district (2). Its code is its id, two digits per level.
 */
export const districtSchema = z.object({
  id,
  pid: id,
  deep: z.number().min(0).max(2).nullable(),
  name: z.string().max(32),
  pname: z.string().nullish(),
  pinyin: short,
  pinyinShor: short,
  extName: short,
  operator: z.string().nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type District = z.infer<typeof districtSchema>;

const api = resource({
  schema: districtSchema,
  path: DISTRICTS,
  permission: 'system:districts',
  messages: 'system:district',
  nameOf: ({ name }) => name,
  filtersOf: (row) => ({ id: row.id }),
});

/** Returns the code of the parent: a code starts with its parent's code, with two digits per level. */
const parentOf = (code: number | string) => toId(String(code).slice(0, -2) || TOP);

/** The API of divisions. `add` creates a division. `save` only updates, because even a new division has an id. */
export const districts = {
  ...api,
  add: (values: { id: number | string }, key?: string) =>
    post(`${api.path}/save`, { ...values, pid: parentOf(values.id) }, key),
};

/** Returns the level of a division, derived from its code if the server does not send it. */
export const levelOf = ({ deep, id: code }: District): number => deep ?? Math.ceil(String(code).length / 2) - 1;

/** The code of the root, which is the parent of the provinces. */
export const TOP = '0';

/** All direct children of a division, by its code. The query key is a list key, so that a save refetches them. */
export const districtsBelow = (pid: string) =>
  queryOptions({
    queryKey: api.keys.list({ below: pid }),
    queryFn: async ({ signal }) => (await api.list({ pid, pageNum: 1, pageSize: 1000 }, signal)).records,
  });

/** The first 50 divisions that match a code, name or pinyin, with the total. */
export const findDistricts = (search: string) =>
  queryOptions({
    queryKey: api.keys.list({ find: search }),
    queryFn: ({ signal }) => api.list({ [fieldOf(search)]: search, pageNum: 1, pageSize: 50 }, signal),
  });

const fieldOf = (search: string) => (/^\d+$/.test(search) ? 'id' : /^[a-z]+$/i.test(search) ? 'pinyin' : 'name');

/**
 * Returns a function that names the parents of a division, highest first, such as `广东 / 深圳`. The function returns
 * '' for a province.
 */
export function useDistrictPath(): (district: District) => string {
  const { data } = useQuery(districtsBelow(TOP));
  const provinces = new Map(data?.map(({ id, name }) => [String(id), name]));
  return (district) =>
    [levelOf(district) === 2 && provinces.get(String(district.id).slice(0, 2)), district.pname]
      .filter(Boolean)
      .join(' / ');
}
