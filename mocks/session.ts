import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { signIn } from './access';
import { captchaHandlers, checkCaptcha, checkSms } from './captcha';
import { roles, sessions, type UserRow, users } from './db';
import { demoSmsCode } from './demo';
import { provenUser, secondStep } from './factors/factors';
import { api, bodyOf, fail, ok, refuse, textOf, timestamp } from './respond';
import { isEmail, isStrong, WEAK_PASSWORD } from './rules';
import { agent, noteLogin } from './system/logs';
import { settings } from './system/settings';
import { defineTable } from './table';

/** The number of consecutive failures after which signing in requires the captcha. */
const MAX_FAILED_SIGN_INS = 3;

const failures = defineTable({
  name: 'failures',
  idKey: 'account',
  schema: z.object({ account: z.string(), count: z.number() }),
  seed: () => [],
});

/** The endpoints that need no token: sign-in in both variants, captcha, text message, registration, password reset. */
export const sessionHandlers: RequestHandler[] = [
  ...captchaHandlers,
  ...['/auth/login', '/auth/login/yy'].map((path) =>
    http.post(api(path), async ({ request }) => {
      const body = await bodyOf(request);
      const user = await (textOf(body, 'mobile') ? byMobile(body) : byPassword(body, request));
      return ok(await entered(user, request));
    }),
  ),
  http.post(api('/auth/logout'), async ({ request }) => {
    await sessions.remove(request.headers.get('token'));
    return ok();
  }),
  http.post(api('/auth/register'), async ({ request }) => {
    const body = await bodyOf(request);
    const [email, mobile, password] = [textOf(body, 'email'), textOf(body, 'mobile'), textOf(body, 'password')];
    if (!isEmail(email)) return fail('邮箱格式不正确');
    if (!isStrong(password)) return fail(WEAK_PASSWORD);
    if ('password2' in body && body.password2 !== password) return fail('两次密码不一致');
    const all = await users.all();
    if (all.some((user) => user.email === email)) return fail('注册失败，邮箱账号已存在');
    if (all.some((user) => user.phonenumber === mobile)) return fail('注册失败，手机号码已存在');
    await checkSms(mobile, textOf(body, 'captcha'));
    const user = await users.insert(await newcomer(email, mobile, password));
    return ok({ userId: user.userId, loginName: user.loginName, email });
  }),
  http.post(api('/auth/forge-password'), async ({ request }) => {
    const body = await bodyOf(request);
    const mobile = textOf(body, 'mobile');
    const password = textOf(body, 'newPassword');
    const user = (await users.all()).find((candidate) => candidate.phonenumber === mobile);
    if (!isStrong(password)) return fail(WEAK_PASSWORD);
    await checkSms(mobile, textOf(body, 'captcha'));
    if (!user) return fail('该手机号未注册');
    await users.update(user.userId, { password, mustChangePassword: false });
    await failures.remove(user.loginName.toLowerCase());
    return ok();
  }),
  http.post(api('/auth/2step-code'), async ({ request }) => {
    const body = await bodyOf(request);
    if ('ticket' in body) return ok(await admitted(await provenUser(body, request), request));
    const code = textOf(body, 'code');
    if (!code) return ok({ stepCode: 1 });
    return code === demoSmsCode ? ok({ stepCode: 0 }) : fail('验证码不合法');
  }),
];

/**
 * Returns the user with this name and password. If there is none, counts the failure and throws a refusal with the
 * message of RuoYi backends.
 */
export async function byPassword(body: Record<string, unknown>, request: Request): Promise<UserRow> {
  const account = (textOf(body, 'username') || textOf(body, 'email')).toLowerCase();
  const failed = (await failures.find(account))?.count ?? 0;
  await checkCaptcha(body, failed >= MAX_FAILED_SIGN_INS || (await settings.find(1))?.captchaEnabled === 'Y');
  const user = (await users.all()).find(
    ({ loginName, email }) => loginName.toLowerCase() === account || email?.toLowerCase() === account,
  );
  if (!account || !user || user.password !== body.password) {
    await failures.remove(account);
    await failures.insert({ account, count: failed + 1 });
    if (user) await noteLogin(user, request, '用户不存在/密码错误');
    refuse('用户不存在/密码错误');
  }
  await failures.remove(account);
  return user;
}

async function byMobile(body: Record<string, unknown>): Promise<UserRow> {
  const mobile = textOf(body, 'mobile');
  await checkSms(mobile, textOf(body, 'captcha'));
  return (await users.all()).find((user) => user.phonenumber === mobile) ?? refuse('该手机号未注册');
}

/**
 * Signs in a user who has proved one factor. The answer contains a token, or asks for the second factor. Throws a
 * refusal if the account is blocked.
 */
export async function entered(user: UserRow, request: Request) {
  const step = user.status === '0' ? await secondStep(user.userId, request) : undefined;
  return step ? { ...step, token: null } : admitted(user, request);
}

async function admitted(user: UserRow, request: Request) {
  const blocked = user.status === '0' ? undefined : '用户已封禁，请联系管理员';
  await noteLogin(user, request, blocked);
  if (blocked) refuse(blocked);
  await users.update(user.userId, { loginIp: '127.0.0.1', loginDate: timestamp() });
  return signIn(user, agent(request.headers.get('user-agent') ?? ''));
}

/** Creates an account for a user who registers: role 2, named after the e-mail address. */
async function newcomer(email: string, mobile: string, password: string): Promise<UserRow> {
  const userId = await users.nextId();
  const name = email.split('@')[0]?.slice(0, 14) ?? '';
  const free = !(await users.all()).some((user) => user.loginName === name) && name.length >= 2;
  const loginName = free ? name : `${name}${userId}`;
  const roleIds = (await roles.find(2)) ? [2] : [];
  return {
    userId,
    loginName,
    userName: loginName,
    email,
    phonenumber: mobile,
    password,
    roleIds,
    deptId: 100,
    compIds: [1001],
    userType: '00',
    sex: '2',
    avatar: '',
    status: '0',
    delFlag: '0',
    remark: '自助注册',
    createBy: loginName,
    createTime: timestamp(),
  };
}
