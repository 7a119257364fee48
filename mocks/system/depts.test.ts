import { beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '../db';
import { operatorAccount } from '../demo';
import { ask, tokenOf } from '../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const post = (path: string, body: object = {}) => ask(path, { token, body });
const read = async (id: unknown) => (await ask(`/system/dept/get/${id}`, { token })).data;
const dept = {
  deptId: 0,
  parentId: 101,
  deptName: '新部门',
  orderNum: 9,
  leader: '张三',
  phone: '13900139000',
  email: 'a@example.com',
  status: '0',
};

describe('departments', () => {
  it('a department is added below another, moved with all its descendants, and removed', async () => {
    const { deptId } = (await post('/system/dept/save', dept)).data;
    expect(await read(deptId)).toMatchObject({ ancestors: '0,100,101', createBy: 'admin' });
    const below = (await post('/system/dept/save', { ...dept, parentId: deptId })).data.deptId;
    await post('/system/dept/update', { deptId, parentId: 102 });
    expect(await read(below)).toMatchObject({ ancestors: `0,100,102,${deptId}` });
    expect((await post(`/system/dept/remove/${deptId}`)).msg).toBe('存在下级部门,不允许删除');
    expect((await post(`/system/dept/remove/${below}`)).code).toBe(0);
    expect((await post(`/system/dept/remove/${deptId}`)).code).toBe(0);
    expect((await post('/system/dept/remove/105')).msg).toBe('部门存在用户,不允许删除');
  });

  it.each([
    [{ deptName: '研发部门' }, "新增部门'研发部门'失败，部门名称已存在"],
    [{ parentId: 999 }, '上级部门不存在'],
    [{ phone: 'abc' }, '联系电话格式不正确'],
    [{ email: 'abc' }, '邮箱格式不正确'],
    [{ leader: '' }, '参数错误：leader 不能为空'],
  ])('a new department with %j is refused', async (part, msg) => {
    expect((await post('/system/dept/save', { ...dept, ...part })).msg).toBe(msg);
  });

  it.each([
    [{ deptId: 101, parentId: 101 }, "修改部门'深圳总公司'失败，上级部门不能是自己"],
    [{ deptId: 101, parentId: 103 }, "修改部门'深圳总公司'失败，上级部门不能是自己的下级"],
    [{ deptId: 101, status: '1' }, '该部门包含未停用的子部门！'],
  ])('an update of a department with %j is refused', async (body, msg) => {
    expect((await post('/system/dept/update', body)).msg).toBe(msg);
  });

  it('a disabled department cannot get children, and is enabled again when a descendant is enabled', async () => {
    await post('/system/dept/update', { deptId: 109, status: '1' });
    await post('/system/dept/update', { deptId: 108, status: '1' });
    await post('/system/dept/update', { deptId: 102, status: '1' });
    expect((await post('/system/dept/save', { ...dept, parentId: 102 })).msg).toBe('部门停用，不允许新增');
    await post('/system/dept/update', { deptId: 109, status: '0' });
    expect(await read(102)).toMatchObject({ status: '0' });
  });

  it('only users with the permission can change departments', async () => {
    const operator = await tokenOf(operatorAccount.username);
    expect((await ask('/system/dept/save', { token: operator, body: dept })).status).toBe(403);
    expect((await ask('/system/dept/remove/105', { token: operator, body: {} })).status).toBe(403);
  });
});
