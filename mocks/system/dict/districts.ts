import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { districtSchema } from '@/areas/system/district/district.resource';
import { type Call, secured } from '../../access';
import { bodyRules } from '../../body';
import { type Change, crud, type Resource } from '../../crud';
import { inTurn } from '../../inTurn';
import { api, bodyOf, fail, ok, timestamp } from '../../respond';
import districtsSeed from '../../seeds/generated/districts.json';
import { defineTable } from '../../table';

const permission = 'system:districts';

const districtRow = z.object(districtSchema.shape).extend({ id: z.number(), pid: z.number() });
type DistrictRow = z.infer<typeof districtRow>;

/** Provinces, cities and districts. */
export const districts = defineTable<DistrictRow>({
  name: 'districts',
  idKey: 'id',
  schema: districtRow,
  seed: spread,
});

/** Returns all 3,390 rows from their columns id, pid, deep, name, extName, syllables. */
function spread(): DistrictRow[] {
  const names = new Map(districtsSeed.map(([id, , , name]) => [id, String(name)]));
  return districtsSeed.map(([id, pid, deep, name, extName, syllables]) => ({
    id: Number(id),
    pid: Number(pid),
    deep: Number(deep),
    name: String(name),
    pname: names.get(Number(pid)) ?? '',
    pinyin: String(syllables).replaceAll(' ', ''),
    pinyinShor: String(syllables).replaceAll(/(\S)\S*\s?/g, '$1'),
    extName: String(extName),
    operator: 'admin',
    createTime: '2026-01-01 09:00:00',
    updateTime: null,
  }));
}

const resource: Resource<DistrictRow> = {
  path: '/system/districts',
  table: districts,
  permission,
  verbs: ['list', 'update', 'remove'],
  required: ['name', 'pinyin', 'pinyinShor'],
  readOnly: ['pid', 'deep', 'pname', 'operator'],
  sort: { field: 'id', order: 'asc' },
  sortable: ['id', 'deep', 'name', 'createTime', 'updateTime'],
  filters: { deep: 'eq', name: 'like', pid: 'eq', id: 'eq', pinyin: 'like', pinyinShor: 'like', operator: 'like' },
  refuses: async ({ verb, row }: Change<DistrictRow>) => {
    const below = verb === 'remove' && (await districts.all()).some((one) => one.pid === row?.id);
    return below ? `${row?.name}存在下级地区,不能删除` : undefined;
  },
  after: async ({ verb, row, next, call }) => {
    if (verb === 'remove' || !row) return;
    await districts.update(row.id, { operator: call.user.loginName });
    if (next.name === undefined || next.name === row.name) return;
    for (const one of await districts.all()) {
      if (one.pid === row.id) await districts.update(one.id, { pname: next.name });
    }
  },
};
const rules = bodyRules(resource);

/** The district endpoints, and the public list of provinces and cities (docs/contract#2.10, docs/contract#2.34). */
export const districtHandlers: RequestHandler[] = [
  http.post(api('/system/districts/save'), secured(`${permission}:add`, inTurn(save))),
  ...crud(resource),
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

/** Adds a division. The code, which the user enters, determines the parent: it has two digits per level. */
async function save({ request, user }: Call): Promise<Response> {
  const body = await bodyOf(request);
  const next = rules.forNew(body);
  const id = Number(body.id);
  const deep = String(id).length / 2 - 1;
  if (!/^[1-9]\d(\d\d){0,2}$/.test(String(body.id))) return fail('编号应为2、4或6位数字');
  if (body.deep !== undefined && Number(body.deep) !== deep) return fail('编号与层级不符');
  if (await districts.find(id)) return fail('数据库中已存在该记录');
  const parent = deep > 0 ? await districts.find(Math.floor(id / 100)) : undefined;
  if (deep > 0 && !parent) return fail('上级地区不存在');
  await districts.insert({
    ...next,
    id,
    deep,
    pid: parent?.id ?? 0,
    pname: parent?.name ?? '',
    name: next.name ?? '',
    operator: user.loginName,
    createTime: timestamp(),
    updateTime: null,
  });
  return ok({ id });
}

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
