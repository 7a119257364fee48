import { z } from 'zod';
import { courseTypeSchema } from '@/areas/base/courseType/courseType.resource';
import { industrySchema } from '@/areas/base/industry/industry.resource';
import { occupationSchema } from '@/areas/base/occupation/occupation.resource';
import { specialtySchema } from '@/areas/base/specialty/specialty.resource';
import { courseTypesSeed, industriesSeed, occupationsSeed, specialtiesSeed } from '../seeds/classes';
import { defineTable } from '../table';
import { treeHandlers } from './trees';

const ids = { id: z.number(), parentId: z.number() };
const idList = z.array(z.number()).nullish();
const industryRow = z.object(industrySchema.shape).extend(ids);
const occupationRow = z.object(occupationSchema.shape).extend({ ...ids, industryIds: idList });
/** The server sets `useCount`, the number of people who studied the major. */
const specialtyRow = z.object(specialtySchema.shape).extend({ ...ids, useCount: z.number().nullish() });
const courseTypeRow = z.object(courseTypeSchema.shape).extend(ids);

const industries = defineTable({ name: 'industries', idKey: 'id', schema: industryRow, seed: industriesSeed });
/** Occupations. Certificates refer to them. */
export const occupations = defineTable({
  name: 'occupations',
  idKey: 'id',
  schema: occupationRow,
  seed: occupationsSeed,
});
const specialties = defineTable({ name: 'specialties', idKey: 'id', schema: specialtyRow, seed: specialtiesSeed });
const courseTypes = defineTable({ name: 'courseTypes', idKey: 'id', schema: courseTypeRow, seed: courseTypesSeed });

/** Industries (docs/contract#3.4.7). An industry cannot be removed while occupations refer to it. */
export const industryHandlers = treeHandlers({
  path: '/biz/base/industry',
  table: industries,
  permission: 'base:industry',
  word: '行业',
  nameKey: 'industryName',
  levels: 3,
  filters: { industryName: 'like', industryCode: 'like', status: 'eq' },
  readOnly: ['ancestors'],
  inUse: async ({ id }) => (await occupations.all()).some(({ industryIds }) => industryIds?.includes(id)),
});

/** Occupations (docs/contract#3.4.8). `inUse` returns true when a certificate refers to the occupation. */
export const occupationHandlers = (inUse: (id: number) => Promise<boolean>) =>
  treeHandlers({
    path: '/biz/base/occupation',
    table: occupations,
    permission: 'base:occupation',
    word: '职业',
    nameKey: 'occupationName',
    levels: 3,
    filters: { occupationName: 'like', occupationCode: 'like', status: 'eq' },
    inUse: ({ id }) => inUse(id),
  });

/** Disciplines, classes and majors (docs/contract#3.4.9). Codes are unique within a level. */
export const specialtyHandlers = treeHandlers({
  path: '/biz/base/specialty',
  table: specialties,
  permission: 'base:specialty',
  word: '专业',
  nameKey: 'specialtyName',
  levels: 3,
  filters: { specialtyName: 'like', specialtyCode: 'like', degreeLevel: 'eq', status: 'eq' },
  readOnly: ['useCount'],
  inUse: ({ useCount }) => (useCount ?? 0) > 0,
  refuses: (next, row, all) => {
    const { specialtyCode, degreeLevel } = { ...row, ...next };
    const twin = all.some(
      (one) => one.id !== row?.id && one.specialtyCode === specialtyCode && one.degreeLevel === degreeLevel,
    );
    return specialtyCode && twin ? '专业代码已存在' : undefined;
  },
});

/** Types of courses (docs/contract#3.4.11). A type with courses cannot be removed. */
export const courseTypeHandlers = treeHandlers({
  path: '/biz/base/courseType',
  table: courseTypes,
  permission: 'base:courseType',
  word: '类型',
  nameKey: 'typeName',
  levels: 2,
  filters: { typeName: 'like', status: 'eq' },
  readOnly: ['courseCount'],
  inUse: ({ courseCount }) => (courseCount ?? 0) > 0,
});
