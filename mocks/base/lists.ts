import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { aboutUsSchema } from '@/areas/base/aboutUs/aboutUs.api';
import { benefitTagSchema } from '@/areas/base/benefitTag/benefitTag.resource';
import { certificateSchema } from '@/areas/base/certificate/certificate.resource';
import { SCHOOL_CODE, schoolSchema } from '@/areas/base/school/school.resource';
import { isPhone } from '@/shared/lib/rules/contact';
import { secured } from '../access';
import { bodyRules } from '../body';
import { type Change, crud } from '../crud';
import { api, bodyOf, fail, ok, timestamp } from '../respond';
import { isEmail } from '../rules';
import { aboutUsSeed, benefitTagsSeed, certificatesSeed, schoolsSeed } from '../seeds/base';
import { districts } from '../system/dict/districts';
import { defineTable } from '../table';
import { courseTypeHandlers, industryHandlers, occupationHandlers, occupations, specialtyHandlers } from './classes';
import { allHandler } from './trees';

const id = z.number();
const schoolRow = z.object(schoolSchema.shape).extend({ id, provinceId: id, cityId: id });
const certificateRow = z
  .object(certificateSchema.shape)
  .omit({ occupationNames: true })
  .extend({ id, occupationIds: z.array(id).nullish() });
const tagRow = z.object(benefitTagSchema.shape).extend({ id });
const aboutRow = z.object(aboutUsSchema.shape).extend({ id });

const schools = defineTable({ name: 'schools', idKey: 'id', schema: schoolRow, seed: schoolsSeed });
const certificates = defineTable({
  name: 'certificates',
  idKey: 'id',
  schema: certificateRow,
  seed: certificatesSeed,
});
const benefitTags = defineTable({ name: 'benefitTags', idKey: 'id', schema: tagRow, seed: benefitTagsSeed });
const aboutUs = defineTable({ name: 'aboutUs', idKey: 'id', schema: aboutRow, seed: aboutUsSeed });

const whole = ['list', 'get', 'save', 'update', 'remove', 'status'] as const;
const usual = (permission: string) => ({ permission, permissions: { get: `${permission}:get` }, verbs: whole });

/** Returns the region of a school as text. A city that is also a province appears only once. */
async function regionOf(provinceId: unknown, cityId: unknown): Promise<string | undefined> {
  const [province, city] = [await districts.find(provinceId), await districts.find(cityId)];
  if (!province || city?.pid !== province.id) return undefined;
  return [province.extName, city.extName].filter((name) => name !== '市辖区').join('');
}

const schoolHandlers: RequestHandler[] = [
  allHandler('/biz/base/school', () => schools.all(), ['id', 'schoolName']),
  ...crud({
    ...usual('base:school'),
    path: '/biz/base/school',
    table: schools,
    readOnly: ['regionName'],
    sort: { field: 'sort', order: 'asc' },
    sortable: ['schoolCode', 'schoolName', 'sort'],
    filters: {
      schoolName: 'like',
      schoolCode: 'like',
      schoolNature: 'eq',
      schoolLevel: 'eq',
      provinceId: 'eq',
      cityId: 'eq',
      status: 'eq',
    },
    unique: { schoolName: () => '学校名称已存在', schoolCode: () => '学校标识码已存在' },
    refuses: async ({ verb, row, next }) => {
      if (verb === 'remove' || verb === 'status') return undefined;
      if (next.schoolCode && !SCHOOL_CODE.test(next.schoolCode)) return '学校标识码为10位数字';
      const place = { ...row, ...next };
      return (await regionOf(place.provinceId, place.cityId)) === undefined ? '所在城市不存在' : undefined;
    },
    fresh: async ({ provinceId, cityId }) => ({ regionName: await regionOf(provinceId, cityId) }),
    after: async ({ row, next }) => {
      if (!row || (next.cityId ?? row.cityId) === row.cityId) return;
      await schools.update(row.id, { regionName: await regionOf(next.provinceId, next.cityId) });
    },
  }),
];

const certificateHandlers: RequestHandler[] = [
  allHandler('/biz/base/certificate', () => certificates.all(), ['id', 'certificateName']),
  ...crud({
    ...usual('base:certificate'),
    path: '/biz/base/certificate',
    table: certificates,
    sort: { field: 'sort', order: 'asc' },
    sortable: ['certificateName', 'validYears', 'sort'],
    filters: { certificateName: 'like', certificateType: 'eq', issuer: 'like', status: 'eq' },
    refuses: async ({ verb, row, next }) => {
      if (verb === 'remove') return undefined;
      const { certificateName, issuer } = { ...row, ...next };
      const twin = (await certificates.all()).some(
        (one) => one.id !== row?.id && one.certificateName === certificateName && one.issuer === issuer,
      );
      return twin ? '证书名称已存在' : undefined;
    },
    presenter: async () => {
      const names = new Map((await occupations.all()).map((one) => [one.id, one.occupationName]));
      return (row) => ({ ...row, occupationNames: row.occupationIds?.flatMap((one) => names.get(one) ?? []) ?? [] });
    },
  }),
];

const benefitTagHandlers: RequestHandler[] = [
  allHandler('/biz/base/benefitTag', () => benefitTags.all(), ['id', 'tagName']),
  ...crud({
    ...usual('base:benefitTag'),
    path: '/biz/base/benefitTag',
    table: benefitTags,
    readOnly: ['useCount', 'isSystem'],
    sort: { field: 'sort', order: 'asc' },
    sortable: ['useCount', 'sort'],
    filters: { tagName: 'like', tagType: 'eq', status: 'eq' },
    unique: { tagName: () => '标签名称已存在' },
    fresh: () => ({ isSystem: 'N' as const, useCount: 0 }),
    refuses: ({ verb, row, next }: Change<z.infer<typeof tagRow>>) => {
      if (verb === 'remove') {
        if (row?.isSystem === 'Y') return `内置标签【${row.tagName}】不能删除`;
        return (row?.useCount ?? 0) > 0 ? `${row?.tagName}已分配,不能删除` : undefined;
      }
      const renamed = next.tagName !== undefined && next.tagName !== row?.tagName;
      return row?.isSystem === 'Y' && renamed ? `内置标签【${row.tagName}】不能改名` : undefined;
    },
  }),
];

const aboutRules = bodyRules({ table: aboutUs });

const aboutUsHandlers: RequestHandler[] = [
  http.get(
    api('/biz/base/aboutUs/info'),
    secured('base:aboutUs:view', async () => ok(await aboutUs.find(1))),
  ),
  http.post(
    api('/biz/base/aboutUs/update'),
    secured('base:aboutUs:edit', async ({ request, user }) => {
      const next = aboutRules.forChange(await bodyOf(request));
      if (next.servicePhone && !isPhone(next.servicePhone)) return fail('请输入正确的联系电话');
      if (next.serviceEmail && !isEmail(next.serviceEmail)) return fail('邮箱格式不正确');
      await aboutUs.update(1, { ...next, updateBy: user.loginName, updateTime: timestamp() });
      return ok();
    }),
  ),
];

/** The endpoints of base data (docs/contract#3.4.6 to docs/contract#3.4.13). */
export const baseHandlers: RequestHandler[] = [
  ...schoolHandlers,
  ...industryHandlers,
  ...occupationHandlers(async (one) =>
    (await certificates.all()).some(({ occupationIds }) => occupationIds?.includes(one)),
  ),
  ...specialtyHandlers,
  ...certificateHandlers,
  ...courseTypeHandlers,
  ...benefitTagHandlers,
  ...aboutUsHandlers,
];
