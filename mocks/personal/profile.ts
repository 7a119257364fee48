import { http, type RequestHandler } from 'msw';
import { type Call, endSession, realTime, secured } from '../access';
import { companies, depts, roles, sessions, users } from '../db';
import { askForProof } from '../factors/proofs';
import { answerList } from '../query';
import { api, bodyOf, fail, ok, textOf, timestamp } from '../respond';
import { isEmail, isMobile } from '../rules';
import { noteOperation, operLogs } from '../writes/operationLog';
import { isOf, loginLogs } from '../system/logs';
import { posts } from '../system/posts';

const DAY = 86_400_000;

/** The user's own profile. The specification has only the call `update/info`, and names the pages for the others. */
export const profileHandlers: RequestHandler[] = [
  http.get(api('/system/user/profile'), secured(null, profile)),
  http.post(api('/system/user/update/info'), secured(null, change)),
  http.get(
    api('/system/accounts/operations'),
    secured(null, async ({ user, query }) => {
      const own = (await operLogs.all()).filter(isOf(user));
      return answerList(own, query, { sort: { field: 'operTime', order: 'desc' } }, (row) => row);
    }),
  ),
  http.get(
    api('/system/accounts/logins'),
    secured(null, async ({ user, query }) => {
      const own = (await loginLogs.all()).filter(isOf(user));
      return answerList(own, query, { sort: { field: 'loginTime', order: 'desc' } }, (row) => row);
    }),
  ),
  http.get(
    api('/system/accounts/sessions'),
    secured(null, async ({ user, session }) => {
      const own = (await sessions.all()).filter((one) => one.userId === user.userId && one.expiresAt > realTime());
      return ok(
        own.map(({ sessionId, browser, os, createTime, token }) => ({
          sessionId,
          browser,
          os,
          ipaddr: '127.0.0.1',
          location: '内网IP',
          loginTime: createTime,
          current: token === session.token,
        })),
      );
    }),
  ),
  http.post(
    api('/system/accounts/sessions/end'),
    secured(null, async (call) => {
      const { user, session } = call;
      const body = await bodyOf(call.request);
      const sessionId = textOf(body, 'sessionId');
      const own = (await sessions.all()).find((one) => one.userId === user.userId && one.sessionId === sessionId);
      if (!own || own.token === session.token) return fail('该登录已结束');
      const asked = await askForProof(call, body);
      if (asked) return asked;
      await endSession(own.token, '已在其他设备上结束本次登录');
      return ok();
    }),
  ),
  http.get(api('/report/statistics/mine'), secured(null, figures)),
];

async function profile({ user }: Call): Promise<Response> {
  const { password: _password, compIds, deptId, roleIds, postIds, ...row } = user;
  const named = <T>(rows: readonly T[], isMine: (row: T) => boolean, name: (row: T) => string) =>
    rows.filter(isMine).map(name);
  return ok({
    ...row,
    deptName: (await depts.find(deptId))?.deptName ?? null,
    roleNames: named(
      await roles.all(),
      (role) => roleIds.includes(role.roleId),
      (role) => role.roleName,
    ),
    postNames: named(
      await posts.all(),
      (post) => postIds?.includes(post.postId) ?? false,
      (post) => post.postName,
    ),
    companyNames: named(
      await companies.all(),
      (one) => compIds.includes(one.compId),
      (one) => one.companyName,
    ),
  });
}

const OWN = ['userName', 'phonenumber', 'email', 'sex', 'avatar'] as const;
const CONTACTS = ['phonenumber', 'email'] as const;

async function change(call: Call): Promise<Response> {
  const { user } = call;
  const body = await bodyOf(call.request);
  const sent = OWN.filter((field) => typeof body[field] === 'string');
  const next = Object.fromEntries(sent.map((field) => [field, textOf(body, field)])) as Partial<
    Record<(typeof OWN)[number], string>
  >;
  const others = (await users.all()).filter(({ userId }) => userId !== user.userId);
  if (next.userName !== undefined && (next.userName === '' || next.userName.length > 30)) return fail('请输入姓名');
  if (next.phonenumber && !isMobile(next.phonenumber)) return fail('请输入正确的手机号');
  if (next.email && !isEmail(next.email)) return fail('邮箱格式不正确');
  if (next.phonenumber && others.some((other) => other.phonenumber === next.phonenumber)) {
    return taken('phonenumber', '手机号码已存在');
  }
  if (next.email && others.some((other) => other.email === next.email)) return taken('email', '邮箱账号已存在');
  if (next.avatar && !next.avatar.startsWith('/api/system/dfs/file/')) return fail('头像地址无效');
  // Requires a proof of identity, because a phone number or e-mail address can be used to get into the account.
  const isContactChanged = CONTACTS.some((field) => next[field] !== undefined && next[field] !== (user[field] ?? ''));
  const asked = isContactChanged ? await askForProof(call, body) : undefined;
  if (asked) return asked;
  await users.update(user.userId, { ...next, updateBy: user.loginName, updateTime: timestamp() });
  await noteOperation(call, '个人信息', 2);
  return ok();
}

/** Returns a refusal whose message belongs to a field. */
const taken = (field: string, words: string) => Response.json({ code: 500, msg: words, data: { [field]: words } });

async function figures({ user }: Call): Promise<Response> {
  const operations = (await operLogs.all()).filter(isOf(user));
  const logins = (await loginLogs.all()).filter((row) => isOf(user)(row) && row.status === '0');
  const since = (days: number) => timestamp(new Date(Date.now() - days * DAY)).slice(0, 10);
  return ok([
    {
      statKey: 'operToday',
      statName: '今日操作',
      statValue: operations.filter((row) => row.operTime >= since(0)).length,
    },
    {
      statKey: 'operWeek',
      statName: '近7天操作',
      statValue: operations.filter((row) => row.operTime >= since(6)).length,
    },
    {
      statKey: 'loginMonth',
      statName: '近30天登录',
      statValue: logins.filter((row) => row.loginTime >= since(29)).length,
    },
    { statKey: 'companyTotal', statName: '我的公司', statValue: user.compIds.length },
  ]);
}
