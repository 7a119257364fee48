import { beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '../db';
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

describe('users', () => {
  it('a user can be added, edited and removed, and can sign in with the initial password', async () => {
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
    expect(await get(`/system/user/get/${data.userId}`)).toMatchObject({ code: 404, msg: '记录不存在或已被删除' });
    expect((await get('/system/user/list')).data.total).toBe(56);
  });

  it('users added at the same time get unique ids, and only one of two equal user names is accepted', async () => {
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
  ])('a new user with %j is refused', async (part, msg) => {
    expect((await post('/system/user/save', { ...newUser, ...part })).msg).toEqual(msg);
    expect((await get('/system/user/list')).data.total).toBe(57);
  });

  it('a duplicate user name is refused, and nobody can remove the super administrator or themselves', async () => {
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

  it('the check before an import returns each user that would be refused, and stores none', async () => {
    const rows = [newUser, { ...newUser, loginName: 'admin' }, { ...newUser, deptId: 999 }, { loginName: 'x' }];
    const { data } = await ask<{ index: number; msg: string }[]>('/system/user/importCheck', { token, body: { rows } });
    expect(data.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(data.map(({ msg }) => msg).slice(0, 2)).toEqual(["新增用户'admin'失败，登录账号已存在", '部门不存在']);
    expect((await get('/system/user/list?loginName=xinren')).data.total).toBe(0);
  });

  it('a user gets a new password only if it follows the password rule', async () => {
    const reset = (userId: number, password: string) =>
      post('/system/user/resetPwd', { userId, loginName: 'yunying', password });
    expect((await reset(2, 'short1!')).msg).toContain('密码规则');
    expect((await reset(1, 'Changed#1')).msg).toBe('不允许修改超级管理员用户');
    expect((await reset(2, 'Changed#1')).code).toBe(0);
    expect(await tokenOf('yunying', 'Changed#1')).toBeTruthy();
  });

  it('a caller without permission to save users gets a 403 response in Spring’s error format', async () => {
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
