import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { secured } from '../access';
import { crud } from '../crud';
import { api, ok } from '../respond';
import districtsSeed from '../seeds/districts.json';
import { defineTable } from '../table';

const short = z.string().max(64).nullish();

/** Contract 2.10. */
const districtRow = z.object({
  id: z.number(),
  pid: z.number(),
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
type DistrictRow = z.infer<typeof districtRow>;

const districts = defineTable<DistrictRow>({ name: 'districts', idKey: 'id', schema: districtRow, seed: spread });

/** All 3,390 rows from their columns id, pid, deep, name, extName. */
function spread(): DistrictRow[] {
  const names = new Map(districtsSeed.map(([id, , , name]) => [id, String(name)]));
  return districtsSeed.map(([id, pid, deep, name, extName]) => ({
    id: Number(id),
    pid: Number(pid),
    deep: Number(deep),
    name: String(name),
    pname: names.get(Number(pid)) ?? '',
    pinyin: '',
    pinyinShor: '',
    extName: String(extName),
    operator: 'admin',
    createTime: '2026-01-01 09:00:00',
    updateTime: null,
  }));
}

/** The district list, and the open choice of province and city (contract 2.10, 2.34). */
export const districtHandlers: RequestHandler[] = [
  ...crud({
    path: '/system/districts',
    table: districts,
    permission: 'system:districts',
    verbs: ['list'],
    sort: { field: 'id', order: 'asc' },
    sortable: ['id', 'deep', 'name', 'createTime', 'updateTime'],
    filters: { deep: 'eq', name: 'like', pid: 'eq', id: 'eq', pinyin: 'like', pinyinShor: 'like', operator: 'like' },
  }),
  http.get(
    api('/system/sysArea/getProvinceList'),
    secured(null, () => areas('0')),
  ),
  http.get(
    api('/system/sysArea/getCityList'),
    secured(null, ({ query }) => areas(query.get('parentCode'))),
  ),
  http.get(
    api('/system/sysArea/getCityList/:parentCode'),
    secured(null, ({ params }) => areas(params.parentCode)),
  ),
];

async function areas(parentCode: string | null | undefined): Promise<Response> {
  const below = (await districts.all()).filter((district) => String(district.pid) === parentCode);
  return ok(
    below.map((district) => ({
      areaCode: String(district.id),
      areaName: district.extName || district.name,
      parentCode: String(district.pid),
    })),
  );
}
