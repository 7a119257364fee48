import { beforeEach, describe, expect, it } from 'vitest';
import { deptSchema } from '@/areas/system/dept/dept.resource';
import { dictDataSchema, dictTypeSchema } from '@/areas/system/dict/dict.resource';
import { roleSchema } from '@/areas/system/role/role.resource';
import { userSchema } from '@/areas/system/user/user.resource';
import { resetDb } from '../db';
import { demoPassword } from '../demo';
import { ask, type Page, tokenOf } from '../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const get = <T = Page>(path: string) => ask<T>(path, { token });
const post = (path: string, body: object = {}) => ask(path, { token, body });

describe('a list in the system area', () => {
  it('a list in the system area is paged, newest first, and a page past the end is empty', async () => {
    const { data } = await get('/system/user/list?pageNum=2&pageSize=10');
    expect(data).toMatchObject({ current: 2, size: 10, total: 57, pages: 6 });
    expect(data.records).toHaveLength(10);
    const times = data.records.map((row) => String(row.createTime));
    expect(times).toEqual(times.toSorted().reverse());
    expect((await get('/system/user/list?pageNum=9')).data).toMatchObject({ records: [], total: 57 });
    expect((await get('/system/user/list?pageNum=-1&pageSize=x')).data).toMatchObject({ current: 1, size: 10 });
  });

  it('a list can be sorted only by the fields it allows', async () => {
    const names = async (query: string) =>
      (await get(`/system/user/list?pageSize=100&${query}`)).data.records.map((row) => row.userId);
    expect((await names('sortField=userId&sortOrder=asc')).slice(0, 3)).toEqual([1, 2, 3]);
    expect((await names('sortField=userId&sortOrder=desc'))[0]).toBe(57);
    expect(await names('sortField=password&sortOrder=asc')).toEqual(await names(''));
  });

  it('the list of users can be filtered by contained text, exact value, department with descendants, and range of days', async () => {
    const total = async (query: string) => (await get(`/system/user/list?${query}`)).data.total;
    expect(await total('loginName=YUNY')).toBe(1);
    expect(await total('phonenumber=1380013800')).toBe(10);
    expect(await total('userName=&status=')).toBe(57);
    expect((await total('status=0')) + (await total('status=1'))).toBe(57);
    expect(await total('deptId=100')).toBe(57);
    expect((await total('deptId=101')) + (await total('deptId=102'))).toBe(57);
    expect(await total('beginTime=2026-01-01&endTime=2026-01-02')).toBe(2);
    expect(await total('endTime=2026-01-01')).toBe(1);
  });

  it.each([
    ['/system/user/list', userSchema],
    ['/system/role/list', roleSchema],
    ['/system/dict/type/list', dictTypeSchema],
    ['/system/dict/data/list', dictDataSchema],
  ])('%s returns rows that match the contract', async (path, schema) => {
    const { data } = await get(`${path}?pageSize=1000`);
    expect(data.records.length).toBe(data.total);
    for (const row of data.records) schema.parse(row);
  });

  it('no list or record of users contains a password', async () => {
    const all = [await get('/system/user/list?pageSize=100'), await get('/system/user/get/2'), await get('/user/info')];
    for (const { text } of all) {
      expect(text).not.toContain(demoPassword);
      expect(text).not.toMatch(/"(password|salt)"/);
    }
  });
});

describe('a record that is in use', () => {
  it('a record that is in use cannot be removed, such as a role with users or a dictionary with entries', async () => {
    expect((await post('/system/role/remove?ids=2')).msg).toBe('普通角色已分配,不能删除');
    expect((await post('/system/role/remove?ids=8')).code).toBe(0);
    expect((await post('/system/dict/type/remove?ids=1')).msg).toBe('用户性别已分配,不能删除');
  });
});

describe('the other calls of the system area', () => {
  it('the list of departments matches the contract, and can be filtered by name', async () => {
    const depts = (await get<object[]>('/system/dept/list')).data;
    expect(depts).toHaveLength(10);
    for (const dept of depts) deptSchema.parse(dept);
    await post('/system/dept/update', { ...depts.at(-1), status: '1' });
    expect((await get<object[]>('/system/dept/list')).data).toHaveLength(10);
    expect((await get<object[]>('/system/dept/list/enable')).data).toHaveLength(9);
    expect((await get<object[]>('/system/dept/list?deptName=市场')).data).toHaveLength(2);
  });

  it('every signed-in user gets the enabled entries of a dictionary in order', async () => {
    const operator = await tokenOf('yunying');
    const { data } = await ask<{ dictValue: string }[]>('/system/dict/data/type?dictType=sys_user_sex', {
      token: operator,
    });
    expect(data.map((entry) => entry.dictValue)).toEqual(['0', '1', '2']);
    await post('/system/dict/data/update', { dictCode: 3, status: '1' });
    expect((await get<object[]>('/system/dict/data/type?dictType=sys_user_sex')).data).toHaveLength(2);
  });

  it('the backend returns 3,390 districts, and lists of provinces and cities', async () => {
    expect((await get('/system/districts/list?deep=0')).data.total).toBe(33);
    expect((await get('/system/districts/list')).data.total).toBe(3390);
    expect((await get<object[]>('/system/sysArea/getProvinceList')).data).toHaveLength(33);
    expect((await get<object[]>('/system/sysArea/getCityList?parentCode=44')).data).toContainEqual({
      areaCode: '4403',
      areaName: '深圳市',
      parentCode: '44',
    });
  });

  it('everybody can read the system settings, and users with the permission can change them', async () => {
    expect((await ask('/system/operator/setting/info')).data).toMatchObject({
      sysTitle: '人才运营台',
      logoUrl: '/logo.svg',
    });
    const operator = await tokenOf('yunying');
    expect((await ask('/system/operator/setting/update', { token: operator, body: { sysTitle: 'x' } })).status).toBe(
      403,
    );
    expect((await post('/system/operator/setting/update', { sysTitle: '' })).msg).toBe('参数错误：sysTitle 不能为空');
    await post('/system/operator/setting/update', { sysTitle: '新名称' });
    expect((await ask('/system/operator/setting/info')).data).toMatchObject({ sysTitle: '新名称', updateBy: 'admin' });
  });

  it('the statistics contain the number of users', async () => {
    const { data } = await get<object[]>('/report/statistics/list');
    expect(data).toContainEqual({
      statKey: 'userTotal',
      statName: '用户总数',
      statValue: 57,
      dayIncrease: 0,
      weekRatio: 0,
    });
  });
});

it('a change with an outdated update time is refused, and a change without an update time is saved', async () => {
  const { data: before } = await get<{ updateTime: string }>('/system/role/get/2');
  const change = (body: object) => post('/system/role/update', { roleId: 2, ...body });
  expect((await change({ remark: 'one', updateTime: before.updateTime })).code).toBe(0);
  expect(await change({ remark: 'two', updateTime: '2020-01-01 00:00:00' })).toMatchObject({
    code: 409,
    msg: '记录已被他人修改，请确认后重新保存',
  });
  expect((await change({ remark: 'three' })).code).toBe(0);
  expect((await get('/system/role/get/2')).data).toMatchObject({ remark: 'three' });
});
