import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '../db';
import { ask, tokenOf } from '../testClient';

let token = '';
beforeAll(async () => {
  token = await tokenOf();
});
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const post = (path: string, body: object) => ask<{ id: number }>(`/biz/base/${path}`, { token, body });
const said = async (path: string, body: object) => (await post(path, body)).msg;
const list = async <T = Record<string, unknown>>(path: string) => (await ask<T[]>(`/biz/base/${path}`, { token })).data;

describe('a tree of base data', () => {
  const industry = { status: '0', sort: 1 };

  it('the base data has the national lists: 20 industry sections, 8 occupation groups and 14 disciplines', async () => {
    const rows = await list<{ parentId: number; industryCode: string }>('industry/list');
    expect(rows.filter(({ parentId }) => parentId === 0)).toHaveLength(20);
    expect(rows.find(({ industryCode }) => industryCode === '97')).toMatchObject({
      parentId: 20,
      industryName: '国际组织',
    });
    expect((await list<{ parentId: number }>('occupation/list')).filter(({ parentId }) => parentId === 0)).toHaveLength(
      8,
    );
    expect((await list<{ parentId: number }>('specialty/list')).filter(({ parentId }) => parentId === 0)).toHaveLength(
      14,
    );
  });

  it.each([
    [
      'a name that its parent already contains',
      'save',
      { id: 0, parentId: 0, industryName: '教育', ...industry },
      '行业名称已存在',
    ],
    [
      'a parent that does not exist',
      'save',
      { id: 0, parentId: 999, industryName: '新', ...industry },
      '上级行业不存在',
    ],
    ['a fourth level', 'save', { id: 0, parentId: 651, industryName: '新', ...industry }, '行业最多3级'],
    ['a row below itself', 'update', { id: 9, parentId: 165 }, '上级行业不能是自己或自己的下级'],
    ['rows that would be nested too deep', 'update', { id: 9, parentId: 3 }, '行业最多3级'],
    ['removing a row that has children', 'remove?ids=165', {}, '存在下级行业,不允许删除'],
  ])('the server refuses %s', async (_, verb, body, words) => expect(await said(`industry/${verb}`, body)).toBe(words));

  it('a base data record cannot be removed while an occupation, certificate, course or user refers to it', async () => {
    const welder = (await list<{ id: number; occupationName: string }>('occupation/list')).find(
      ({ occupationName }) => occupationName === '焊工',
    );
    expect(await said(`occupation/remove?ids=${welder?.id}`, {})).toBe('焊工已分配,不能删除');
    expect(await said('courseType/remove?ids=2', {})).toBe('前端开发已分配,不能删除');
    expect(await said('courseType/remove?ids=5', {})).toBe('success');
    for (const { id } of await list<{ id: number; parentId: number }>('industry/list').then((rows) =>
      rows.filter(({ parentId }) => parentId === 164),
    ))
      expect(await said(`industry/remove?ids=${id}`, {})).toBe('success');
    expect(await said('industry/remove?ids=164', {})).toBe('互联网和相关服务已分配,不能删除');
  });

  it('the list of enabled industries contains only the id, parent and name of each record', async () => {
    await post('industry/status', { id: 20, status: '1' });
    const all = await list('industry/all');
    expect(all[0]).toEqual({ id: 1, parentId: 0, industryName: '农、林、牧、渔业' });
    expect(all).not.toContainEqual(expect.objectContaining({ id: 20 }));
  });
});

it.each([
  ['benefitTag/save', { id: 0, tagName: '五险一金', sort: 1, status: '0' }, '标签名称已存在'],
  ['benefitTag/update', { id: 1, tagName: '改名' }, '内置标签【五险一金】不能改名'],
  ['benefitTag/update', { id: 1, sort: 9 }, 'success'],
  ['benefitTag/remove?ids=1', {}, '内置标签【五险一金】不能删除'],
  ['benefitTag/remove?ids=14', {}, '交通补贴已分配,不能删除'],
  ['benefitTag/remove?ids=21', {}, 'success'],
  ['school/update', { id: 1, schoolName: '天津示例理工大学' }, '学校名称已存在'],
  ['school/update', { id: 1, provinceId: 44, cityId: 1101 }, '所在城市不存在'],
  ['specialty/update', { id: 22, specialtyCode: '080901', degreeLevel: '1' }, '专业代码已存在'],
  ['certificate/update', { id: 1, certificateName: '注册会计师', issuer: '示例省注册会计师协会' }, '证书名称已存在'],
])('a request to %s with %j returns %s', async (path, body, words) => expect(await said(path, body)).toBe(words));

it('after a user moves a school to another city, the school’s region name contains the new city', async () => {
  await post('school/update', { id: 1, provinceId: 44, cityId: 4403 });
  expect((await ask('/biz/base/school/get/1', { token })).data).toMatchObject({ regionName: '广东省深圳市' });
});
