import { beforeEach, describe, expect, it } from 'vitest';
import { deptSchema } from '@/areas/system/dept/dept.api';
import { dictDataSchema, dictTypeSchema } from '@/areas/system/dict/dict.api';
import { roleSchema } from '@/areas/system/role/role.api';
import { userSchema } from '@/areas/system/user/user.api';
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
const newUser = {
  userId: 0,
  loginName: 'xinren',
  userName: '新人',
  deptId: 103,
  roleIds: [2],
  status: '0',
  phonenumber: '13900139000',
  email: 'x@example.com',
};

describe('a list', () => {
  it('is paged, newest first, and a page past the end is empty', async () => {
    const { data } = await get('/system/user/list?pageNum=2&pageSize=10');
    expect(data).toMatchObject({ current: 2, size: 10, total: 57, pages: 6 });
    expect(data.records).toHaveLength(10);
    const times = data.records.map((row) => String(row.createTime));
    expect(times).toEqual(times.toSorted().reverse());
    expect((await get('/system/user/list?pageNum=9')).data).toMatchObject({ records: [], total: 57 });
    expect((await get('/system/user/list?pageNum=-1&pageSize=x')).data).toMatchObject({ current: 1, size: 10 });
  });

  it('is sorted by the fields it allows only', async () => {
    const names = async (query: string) =>
      (await get(`/system/user/list?pageSize=100&${query}`)).data.records.map((row) => row.userId);
    expect((await names('sortField=userId&sortOrder=asc')).slice(0, 3)).toEqual([1, 2, 3]);
    expect((await names('sortField=userId&sortOrder=desc'))[0]).toBe(57);
    expect(await names('sortField=password&sortOrder=asc')).toEqual(await names(''));
  });

  it('is filtered: contains, equals, a department with all below it, a range of days', async () => {
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
  ])('%s answers rows of the contract', async (path, schema) => {
    const { data } = await get(`${path}?pageSize=1000`);
    expect(data.records.length).toBe(data.total);
    for (const row of data.records) schema.parse(row);
  });

  it('never shows a password', async () => {
    const all = [await get('/system/user/list?pageSize=100'), await get('/system/user/get/2'), await get('/user/info')];
    for (const { text } of all) {
      expect(text).not.toContain(demoPassword);
      expect(text).not.toMatch(/"(password|salt)"/);
    }
  });
});

describe('users', () => {
  it('are added with the first password, changed and removed', async () => {
    const { data } = await post('/system/user/save', newUser);
    expect((await get<object>(`/system/user/get/${data.userId}`)).data).toMatchObject({
      userName: '新人',
      dept: { deptName: '研发部门' },
      roles: [{ roleName: '普通角色' }],
      roleIds: [2],
      createBy: 'admin',
    });
    expect(await tokenOf('xinren', String(data.initialPassword))).toBeTruthy();
    expect(
      (await post('/system/user/update', { ...newUser, userId: data.userId, userName: '旧人', password: 'ignored' }))
        .code,
    ).toBe(0);
    expect((await get('/system/user/list')).data.records[0]).toMatchObject({ userName: '旧人', updateBy: 'admin' });
    expect(await tokenOf('xinren', String(data.initialPassword))).toBeTruthy();
    expect((await post(`/system/user/remove?ids=${data.userId},3`)).code).toBe(0);
    expect(await get(`/system/user/get/${data.userId}`)).toMatchObject({ code: 500, msg: '记录不存在或已被删除' });
    expect((await get('/system/user/list')).data.total).toBe(56);
  });

  it('that arrive together get ids of their own, and one name once', async () => {
    const part = (n: number) => ({ phonenumber: `1390013900${n}`, email: `x${n}@example.com` });
    const saves = [0, 1, 2, 3].map((n) =>
      post('/system/user/save', { ...newUser, ...part(n), loginName: `xin${n % 3}` }),
    );
    const answers = await Promise.all(saves);
    expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 500]);
    expect(new Set(answers.map((answer) => answer.data?.userId)).size).toBe(4);
  });

  it.each([
    [{ loginName: 'admin' }, "新增用户'admin'失败，登录账号已存在"],
    [{ phonenumber: '13800138000' }, "新增用户'xinren'失败，手机号码已存在"],
    [{ email: 'admin@example.com' }, "新增用户'xinren'失败，邮箱账号已存在"],
    [{ loginName: '' }, '参数错误：loginName 不能为空'],
    [{ roleIds: [] }, '参数错误：roleIds 不能为空'],
    [{ deptId: undefined }, '参数错误：deptId 不能为空'],
    [{ status: '7' }, expect.stringMatching(/^参数错误：status 无效/)],
    [{ loginName: 'x' }, '登录账号长度必须在2到20个字符之间'],
    [{ phonenumber: '12' }, '请输入正确的手机号'],
  ])('are refused with %j', async (part, msg) => {
    expect((await post('/system/user/save', { ...newUser, ...part })).msg).toEqual(msg);
    expect((await get('/system/user/list')).data.total).toBe(57);
  });

  it('keep the super administrator, oneself and unique names as they are', async () => {
    expect((await post('/system/user/update', { userId: 3, loginName: 'admin' })).msg).toBe(
      "修改用户'admin'失败，登录账号已存在",
    );
    expect((await post('/system/user/update', { userId: 1, userName: 'x' })).msg).toBe('不允许修改超级管理员用户');
    expect((await post('/system/user/remove?ids=3,1')).msg).toBe('不允许删除超级管理员用户');
    expect((await post('/system/user/remove?ids=')).msg).toBe('没有选择数据');
    expect((await post('/system/user/remove?ids=3,999')).msg).toBe('记录不存在或已被删除');
    expect((await get('/system/user/list')).data.total).toBe(57);
    await post('/system/user/update', { userId: 4, roleIds: [1] });
    const [colleague] = (await get('/system/user/list?pageSize=100')).data.records.filter((row) => row.userId === 4);
    const theirs = await tokenOf(String(colleague?.loginName));
    expect((await ask('/system/user/remove?ids=4', { token: theirs, body: {} })).msg).toBe('不允许删除当前登录用户');
    expect((await ask('/system/user/status', { token: theirs, body: { userId: 4, status: '1' } })).msg).toBe(
      '不允许停用当前登录用户',
    );
  });

  it('get another password by the rule', async () => {
    const reset = (userId: number, password: string) =>
      post('/system/user/resetPwd', { userId, loginName: 'yunying', password });
    expect((await reset(2, 'short1!')).msg).toContain('密码规则');
    expect((await reset(1, 'Changed#1')).msg).toBe('不允许修改超级管理员用户');
    expect((await reset(2, 'Changed#1')).code).toBe(0);
    expect(await tokenOf('yunying', 'Changed#1')).toBeTruthy();
  });

  it('are closed to those without the permission, in Spring’s form', async () => {
    const operator = await tokenOf('yunying');
    expect((await ask('/system/user/list', { token: operator })).code).toBe(0);
    const refused = await ask('/system/user/save', { token: operator, body: newUser });
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.text)).toMatchObject({
      status: 403,
      error: 'Forbidden',
      message: 'forbidden',
      path: '/system/user/save',
    });
    expect((await ask('/system/districts/list', { token: operator })).status).toBe(403);
  });
});

describe('what is in use', () => {
  it('is not removed: a role somebody has, a dictionary with entries', async () => {
    expect((await post('/system/role/remove?ids=2')).msg).toBe('普通角色已分配,不能删除');
    expect((await post('/system/role/remove?ids=8')).code).toBe(0);
    expect((await post('/system/dict/type/remove?ids=1')).msg).toBe('用户性别已分配,不能删除');
  });
});

describe('the rest of the system area', () => {
  it('lists departments in tree order, and the enabled ones alone', async () => {
    const depts = (await get<object[]>('/system/dept/list')).data;
    expect(depts).toHaveLength(10);
    for (const dept of depts) deptSchema.parse(dept);
    expect((await get<object[]>('/system/dept/list/enable')).data).toHaveLength(10);
    expect((await get<object[]>('/system/dept/list?deptName=市场')).data).toHaveLength(2);
  });

  it('gives the enabled entries of a dictionary in order to everybody signed in', async () => {
    const operator = await tokenOf('yunying');
    const { data } = await ask<{ dictValue: string }[]>('/system/dict/data/type?dictType=sys_user_sex', {
      token: operator,
    });
    expect(data.map((entry) => entry.dictValue)).toEqual(['0', '1', '2']);
    await post('/system/dict/data/update', { dictCode: 3, status: '1' });
    expect((await get<object[]>('/system/dict/data/type?dictType=sys_user_sex')).data).toHaveLength(2);
  });

  it('knows 3,390 districts, provinces and cities', async () => {
    expect((await get('/system/districts/list?deep=0')).data.total).toBe(33);
    expect((await get('/system/districts/list')).data.total).toBe(3390);
    expect((await get<object[]>('/system/sysArea/getProvinceList')).data).toHaveLength(33);
    expect((await get<object[]>('/system/sysArea/getCityList?parentCode=44')).data).toContainEqual({
      areaCode: '4403',
      areaName: '深圳市',
      parentCode: '44',
    });
  });

  it('shows the settings to everybody and lets those with the permission change them', async () => {
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

  it('counts what there is', async () => {
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
