import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetDb } from './db';
import { demoAccount, demoPassword, demoSmsCode, disabledAccount } from './demo';
import { ask, tokenOf } from './testClient';

beforeEach(() => resetDb());

const login = (body: object) => ask<{ token: string; userId: number; expire: number }>('/auth/login', { body });

/** Reads the sum from the drawn image, like a user. */
async function captcha() {
  const { text, headers } = await ask('/code');
  const signs = [...text.matchAll(/>(\S)<\/text>/g)].map((match) => match[1]);
  expect(signs.slice(3)).toEqual(['=', '?']);
  const [a, b] = [signs[0], signs[2]].map((sign) => '零一二三四五六七八九'.indexOf(sign ?? ''));
  return { captcha: String(Number(a) + Number(b)), randomStr: headers.get('randomstr') ?? '' };
}

describe('signing in', () => {
  it.each(['/auth/login', '/auth/login/yy'])('signing in at %s returns a token', async (path) => {
    const { code, data } = await ask(path, { body: demoAccount });
    expect(code).toBe(0);
    expect(data).toEqual({ userId: 1, token: expect.stringMatching(/^[\da-f]{32}$/), expire: 43200 });
  });

  it('a user can also sign in with an e-mail address', async () => {
    expect((await login({ email: 'Admin@example.com', password: demoPassword })).data.userId).toBe(1);
  });

  it('a wrong password, an unknown account and a blocked account are refused with the error messages of RuoYi backends', async () => {
    expect(await login({ ...demoAccount, password: 'wrong' })).toMatchObject({
      status: 200,
      code: 500,
      msg: '用户不存在/密码错误',
    });
    expect((await login({ username: 'nobody', password: demoPassword })).msg).toBe('用户不存在/密码错误');
    expect((await login(disabledAccount)).msg).toBe('用户已封禁，请联系管理员');
  });

  it('a sign-in requires a captcha after three failures, accepts each captcha once, and resets the failures after a success', async () => {
    for (let i = 0; i < 3; i++) await login({ ...demoAccount, password: 'wrong' });
    expect(await login(demoAccount)).toMatchObject({ status: 200, code: 500, msg: '请输入验证码' });
    const wrong = { ...demoAccount, ...(await captcha()), captcha: '99' };
    expect(await login(wrong)).toMatchObject({ status: 500, code: 500, msg: '验证码不合法' });
    const right = { ...demoAccount, ...(await captcha()) };
    expect((await login(right)).code).toBe(0);
    expect((await login(right)).msg).toBe('验证码不合法');
    expect((await login(demoAccount)).code).toBe(0);
  });

  it('a captcha older than a minute is refused', async () => {
    const body = { ...demoAccount, ...(await captcha()) };
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect((await login(body)).msg).toBe('验证码不合法');
  });

  it('a text message code is accepted once, and no second code is sent within a minute', async () => {
    const mobile = '13800138001';
    expect((await ask('/system/verification/start', { body: { mobile: '123' } })).msg).toBe('请输入正确的手机号');
    expect((await ask('/system/verification/start', { body: { mobile } })).code).toBe(0);
    expect((await ask('/system/verification/start', { body: { mobile } })).msg).toBe('验证码发送过于频繁，请稍后再试');
    expect((await login({ mobile, captcha: '000000' })).msg).toBe('验证码错误或已失效');
    expect((await login({ mobile, captcha: demoSmsCode })).data.userId).toBe(2);
    expect((await login({ mobile, captcha: demoSmsCode })).msg).toBe('验证码错误或已失效');
  });
});

describe('a token', () => {
  it('a token is required, and ends after 12 hours, on sign-out and when the account is disabled', async () => {
    expect(await ask('/system/user/info')).toMatchObject({
      status: 401,
      code: 401,
      msg: "token can't null or empty string",
    });
    expect(await ask('/system/user/info', { token: 'made up' })).toMatchObject({
      status: 401,
      msg: 'token verify error',
    });
    const token = await tokenOf();
    expect((await ask('/system/user/info', { token })).code).toBe(0);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 43_200_001);
    expect((await ask('/system/user/info', { token })).status).toBe(401);
    clock.mockRestore();
    await ask('/auth/logout', { token, body: {} });
    expect((await ask('/system/user/info', { token })).status).toBe(401);

    const operator = await tokenOf('yunying');
    await ask('/system/user/status', { token: await tokenOf(), body: { userId: 2, status: '1' } });
    expect((await ask('/system/user/info', { token: operator })).status).toBe(401);
  });
});

describe('a visitor without an account', () => {
  it('a visitor registers with a text message code and signs in', async () => {
    const body = {
      email: 'new.person@example.com',
      mobile: '13900139000',
      password: 'Secret#99',
      password2: 'Secret#99',
      captcha: demoSmsCode,
    };
    expect((await ask('/auth/register', { body: { ...body, password: 'weak' } })).msg).toContain('密码规则');
    expect((await ask('/auth/register', { body: { ...body, email: 'admin@example.com' } })).msg).toBe(
      '注册失败，邮箱账号已存在',
    );
    expect((await ask('/auth/register', { body })).msg).toBe('验证码错误或已失效');
    await ask('/system/verification/start', { body });
    expect((await ask('/auth/register', { body })).code).toBe(0);
    expect((await login({ email: body.email, password: body.password })).code).toBe(0);
  });

  it('a user resets a forgotten password with a text message code', async () => {
    const body = { mobile: '13800138001', captcha: demoSmsCode, newPassword: 'Changed#1' };
    await ask('/system/verification/start', { body });
    expect((await ask('/auth/forge-password', { body })).code).toBe(0);
    expect((await login({ username: 'yunying', password: 'Changed#1' })).code).toBe(0);
  });

  it('the second sign-in step requires a code, and accepts only the right code', async () => {
    expect((await ask('/auth/2step-code', { body: {} })).data).toEqual({ stepCode: 1 });
    expect((await ask('/auth/2step-code', { body: { code: '1' } })).code).toBe(500);
    expect((await ask('/auth/2step-code', { body: { code: demoSmsCode } })).data).toEqual({ stepCode: 0 });
  });

  it('a visitor signs in with a bound WeChat identity or binds a new one to an account; no WeChat code works twice', async () => {
    const address = (await ask<string>('/system/social/wechat/pc_login?redirect=https://elsewhere.example/')).data;
    expect(address).toMatch(/^https:\/\/open\.weixin\.qq\.com\//);
    const back = new URL(new URL(address).searchParams.get('redirect_uri') ?? '');
    expect(back.origin).toBe('http://localhost');
    const callback = (code: string) =>
      ask<{ isBind: boolean; token: string; socialUserId: number }>(
        `/auth/social/wechat/callback?code=${code}&state=s`,
      );
    const bound = await callback('bound-yunying');
    expect(bound.data).toMatchObject({ isBind: true, socialUserId: null });
    expect((await ask('/user/info', { token: bound.data.token })).data).toMatchObject({ loginName: 'yunying' });
    expect((await callback('bound-yunying')).code).toBe(500);

    const { data } = await callback('scanned-1');
    expect(data).toMatchObject({ isBind: false, token: null });
    const bind = { socialUserId: data.socialUserId, ...demoAccount };
    expect((await ask('/auth/social/bind', { body: { ...bind, password: 'x' } })).msg).toBe('用户不存在/密码错误');
    expect((await ask('/auth/social/bind', { body: bind })).data).toEqual({ token: expect.any(String) });
    expect((await ask('/auth/social/bind', { body: bind })).msg).toBe('该微信已绑定其他账号');
  });
});

describe('the account of the signed-in user', () => {
  it('the user info contains the user’s permissions as a flat list and grouped by screen', async () => {
    const { data } = await ask('/system/user/info', { token: await tokenOf('yunying') });
    expect(data).toMatchObject({
      userId: 2,
      userName: '运营小王',
      roleIds: [2],
      admin: false,
      userType: '00',
      currCompId: 1001,
    });
    expect(data.buttons).toContain('system:user:list');
    expect(data.buttons).not.toContain('system:user:add');
    expect(data.myTeam).toHaveLength(2);
    const { permissions } = data.roles as { permissions: { permissionId: string }[] };
    expect(permissions).toContainEqual(
      expect.objectContaining({
        permissionId: 'approval:company',
        permissionName: '企业审核',
        actionList: ['query', 'get', 'audit'],
      }),
    );
    expect((await ask('/user/info', { token: await tokenOf() })).data).toMatchObject({
      admin: true,
      company: { companyName: '深圳市示例科技有限公司' },
    });
  });

  it('a user can switch to one of their companies, but to no other company', async () => {
    const token = await tokenOf('yunying');
    expect((await ask('/system/accounts/switch_comp?compId=1002', { token })).code).toBe(0);
    expect((await ask('/system/user/info', { token })).data).toMatchObject({
      currCompId: 1002,
      company: { companyName: '杭州示例网络有限公司' },
    });
    expect((await ask('/system/accounts/switch_comp?compId=7', { token })).code).toBe(500);
  });

  it.each(['rest_pwd', 'pwd'])('a password change at %s ends the other sessions of the user', async (path) => {
    const [token, other] = [await tokenOf('yunying'), await tokenOf('yunying')];
    const change = (body: object) => ask(`/system/accounts/${path}`, { token, body });
    expect((await change({ oldPassword: 'x', newPassword: 'Changed#1' })).msg).toBe('旧密码错误');
    expect((await change({ oldPassword: demoPassword, newPassword: 'changed1' })).msg).toContain('密码规则');
    expect((await change({ oldPassword: demoPassword, newPassword: 'Changed#1' })).code).toBe(0);
    expect((await ask('/user/info', { token: other })).status).toBe(401);
    expect((await ask('/user/info', { token })).code).toBe(0);
    expect((await login({ username: 'yunying', password: 'Changed#1' })).code).toBe(0);
  });
});
