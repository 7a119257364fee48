import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../demo';
import { exportDb, importDb, resetDb } from '../db';
import { handlers } from '../handlers';
import { ask, type Page, tokenOf } from '../testClient';

beforeEach(() => resetDb());

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 255]);

async function upload(token: string, file: Blob, name: string) {
  const body = new FormData();
  body.append('file', file, name);
  const address = 'http://localhost/api/system/dfs/upload';
  const answer = await getResponse(handlers, new Request(address, { method: 'POST', headers: { token }, body }));
  return (await answer?.json()) as { code: number; msg: string; data: { url: string; fileSuffix: string } };
}

const download = (url: string) => getResponse(handlers, new Request(`http://localhost${url}`));

describe('the user’s own profile', () => {
  it('the user’s profile contains the names of department, roles and companies, but no password', async () => {
    const { data } = await ask('/system/user/profile', { token: await tokenOf('yunying') });
    expect(data).toMatchObject({ loginName: 'yunying', deptName: '市场部门', roleNames: ['普通角色'] });
    expect(data.companyNames).toHaveLength(2);
    expect(data).not.toHaveProperty('password');
  });

  it('users can change their own profile without a permission, but not their roles, login name or status', async () => {
    const token = await tokenOf('yunying');
    const body = { userName: '小王', roleIds: [1], loginName: 'root', status: '1', userId: 1 };
    expect((await ask('/system/user/update/info', { token, body })).code).toBe(0);
    const { data } = await ask('/system/user/profile', { token });
    expect(data).toMatchObject({ userId: 2, userName: '小王', loginName: 'yunying', status: '0' });
    expect((await ask('/system/user/info', { token })).data.roleIds).toEqual([2]);
  });

  it.each([
    [{ userName: '' }, '请输入姓名'],
    [{ phonenumber: '123' }, '请输入正确的手机号'],
    [{ email: 'x' }, '邮箱格式不正确'],
    [{ phonenumber: '13800138000' }, '手机号码已存在'],
    [{ email: 'admin@example.com' }, '邮箱账号已存在'],
    [{ avatar: 'https://evil.example/x.png' }, '头像地址无效'],
  ])('a profile change with %j is refused', async (body, words) =>
    expect((await ask('/system/user/update/info', { token: await tokenOf('yunying'), body })).msg).toBe(words),
  );

  it('a new e-mail address is accepted only with a proof of identity', async () => {
    const token = await tokenOf('yunying');
    const change = (body: object) => ask('/system/user/update/info', { token, body });
    const unproven = await change({ email: 'new@example.com' });
    expect(unproven).toMatchObject({ code: 500, msg: '请先验证身份', data: { proof: ['password'] } });
    expect((await change({ email: 'new@example.com', proof: 'wrong' })).msg).toBe('密码或验证码错误');
    expect((await change({ email: 'yunying@example.com' })).code).toBe(0);
    expect((await change({ email: 'new@example.com', proof: demoPassword })).code).toBe(0);
  });

  it('users see their own operations and sign-ins, and no others', async () => {
    const token = await tokenOf('yunying');
    await ask('/auth/login', { body: { username: 'yunying', password: 'wrong' } });
    await ask('/system/user/update/info', { token, body: { sex: '0' } });
    const operations = await ask<Page>('/system/accounts/operations?pageSize=5', { token });
    expect(operations.data.records[0]).toMatchObject({ title: '个人信息', operName: 'yunying', businessType: 2 });
    const logins = await ask<Page>('/system/accounts/logins', { token });
    expect(new Set(logins.data.records.map((row) => row.loginName))).toEqual(new Set(['yunying']));
    expect(logins.data.records.filter((row) => row.status === '1')).toHaveLength(2);
    expect((await ask<object[]>('/report/statistics/mine', { token })).data).toHaveLength(4);
  });
});

describe('a file', () => {
  it('an uploaded file is stored, and is served after a restart to anyone who knows its address', async () => {
    const { code, data } = await upload(await tokenOf('yunying'), new Blob([PNG]), 'Me.PNG');
    expect([code, data.fileSuffix]).toEqual([0, '.png']);
    expect(data.url).toMatch(/^\/api\/system\/dfs\/file\/[\da-f]{32}$/);
    importDb(JSON.parse(JSON.stringify(exportDb())));
    const served = await download(data.url);
    expect(served?.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array((await served?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
    expect((await download('/api/system/dfs/file/none'))?.status).toBe(404);
  });

  it.each([
    ['x.svg', PNG, '不支持的文件格式'],
    ['x.jpg.php', PNG, '不支持的文件格式'],
    ['x', PNG, '不支持的文件格式'],
    [`${'x'.repeat(100)}.png`, PNG, '上传的文件名最长100个字符'],
    ['x.png', new Uint8Array(), '上传文件不能为空'],
  ])('a file named %s is refused, because of its name or because it is empty', async (name, bytes, words) =>
    expect((await upload(await tokenOf(), new Blob([bytes]), name)).msg).toBe(words),
  );

  it('an uploaded file may be an electronic invoice in the format OFD', async () =>
    expect((await upload(await tokenOf(), new Blob([PNG]), 'x.ofd')).code).toBe(0));

  it('only a signed-in user can upload a file', async () =>
    expect((await upload('', new Blob([PNG]), 'x.png')).code).toBe(401));
});

describe('notification preferences', () => {
  it('notification preferences are stored separately for each user', async () => {
    const [token, other] = [await tokenOf('yunying'), await tokenOf()];
    const body = { kind: 'todo', site: false, mail: false, sms: true };
    expect((await ask('/system/notify/settings', { token, body })).code).toBe(0);
    const todoOf = async (whose: string) =>
      (await ask<{ kind: string }[]>('/system/notify/settings', { token: whose })).data.find(
        ({ kind }) => kind === 'todo',
      );
    expect(await todoOf(token)).toEqual(body);
    expect(await todoOf(other)).toEqual({ kind: 'todo', site: true, mail: true, sms: false });
    expect((await ask('/system/notify/settings', { token, body: { kind: 'x' } })).code).toBe(400);
  });
});

describe('WeChat', () => {
  it('a user binds WeChat to their own account and unbinds it; each WeChat authorization code works only once', async () => {
    const token = await tokenOf('yunying');
    const bind = (code: string) => ask('/system/social/bind', { token, body: { type: 'wechat', code, state: 's' } });
    const list = async () => (await ask<object[]>('/system/social/list', { token })).data;
    expect(await list()).toEqual([]);
    expect((await bind('new-1')).code).toBe(0);
    expect(await list()).toMatchObject([{ type: 'wechat', nickName: '微信用户90001' }]);
    expect((await bind('new-1')).msg).toBe('授权码已失效，请重新扫码');
    expect((await bind('bound-admin-1')).msg).toBe('该微信已绑定其他账号');
    expect((await ask('/system/social/unbind', { token, body: { type: 'wechat' } })).code).toBe(0);
    expect(await list()).toEqual([]);
    expect((await ask('/system/social/unbind', { token, body: { type: 'wechat' } })).msg).toBe('该账号未绑定微信');
  });
});
