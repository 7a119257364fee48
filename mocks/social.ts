import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { type Call, secured } from './access';
import { type UserRow, users } from './db';
import { demoAccount } from './demo';
import { api, bodyOf, fail, ok, textOf, timestamp } from './respond';
import { byPassword, entered } from './session';
import { noteOperation } from './writes/operationLog';
import { defineTable } from './table';

/** The users WeChat has redirected here; each code is stored, because it is valid only once. */
const socials = defineTable({
  name: 'socials',
  idKey: 'socialUserId',
  schema: z.object({
    socialUserId: z.number(),
    code: z.string(),
    userId: z.number().nullable(),
    bindTime: z.string().nullish(),
  }),
  seed: () => [],
});

const USED = '授权码已失效，请重新扫码';

/**
 * Simulates WeChat: a scan returns a code, `bound-<login name>-<anything>` for a bound account, any other for an
 * unbound one.
 */
export const socialHandlers: RequestHandler[] = [
  http.get(api('/system/social/wechat/pc_login'), ({ request }) => {
    const { origin, searchParams } = new URL(request.url);
    const target = new URL(searchParams.get('redirect') || '/', origin);
    const back = target.origin === origin ? target : new URL('/', origin);
    const wechat = new URL('https://open.weixin.qq.com/connect/qrconnect');
    wechat.search = new URLSearchParams({
      appid: 'wx0123456789abcdef',
      redirect_uri: back.href,
      response_type: 'code',
      scope: 'snsapi_login',
      state: crypto.randomUUID().slice(0, 8),
    }).toString();
    return ok(wechat.href);
  }),
  http.get(api('/auth/social/wechat/callback'), async ({ request }) => {
    const code = new URL(request.url).searchParams.get('code') ?? '';
    if (await isUsed(code)) return fail(USED);
    const user = code.startsWith('bound-') ? await boundTo(code.slice(6)) : undefined;
    const socialUserId = await arrived(code, user);
    if (!user) return ok({ isBind: false, token: null, socialUserId });
    return ok({ isBind: true, socialUserId: null, ...(await signedIn(user, request)) });
  }),
  http.post(api('/auth/social/bind'), async ({ request }) => {
    const body = await bodyOf(request);
    const social = await socials.find(textOf(body, 'socialUserId'));
    if (!social) return fail('微信授权已失效，请重新扫码');
    if (social.userId !== null) return fail('该微信已绑定其他账号');
    const user = await byPassword(body, request);
    const answer = await signedIn(user, request);
    await socials.update(social.socialUserId, { userId: user.userId, bindTime: timestamp() });
    return ok(answer);
  }),
  // Proposed, for the personal page: the specification names the sign-in calls only.
  http.get(
    api('/system/social/list'),
    secured(null, async ({ user }) => {
      const [own] = (await socials.all()).filter(({ userId }) => userId === user.userId);
      if (!own) return ok([]);
      const { socialUserId, bindTime } = own;
      return ok([{ type: 'wechat', socialUserId, nickName: `微信用户${socialUserId}`, bindTime }]);
    }),
  ),
  http.post(api('/system/social/bind'), secured(null, bind)),
  http.post(api('/system/social/unbind'), secured(null, unbind)),
];

/** The token, or what asks for the second factor. */
async function signedIn(user: UserRow, request: Request) {
  const answer = await entered(user, request);
  return 'factorTicket' in answer ? answer : { token: answer.token };
}

async function bind(call: Call): Promise<Response> {
  const code = textOf(await bodyOf(call.request), 'code');
  if (await isUsed(code)) return fail(USED);
  if (code.startsWith('bound-')) {
    await arrived(code);
    return fail('该微信已绑定其他账号');
  }
  await arrived(code, call.user);
  await noteOperation(call, '绑定微信', 2);
  return ok();
}

async function unbind(call: Call): Promise<Response> {
  const own = (await socials.all()).filter(({ userId }) => userId === call.user.userId);
  if (own.length === 0) return fail('该账号未绑定微信');
  for (const { socialUserId } of own) await socials.update(socialUserId, { userId: null });
  await noteOperation(call, '解绑微信', 2);
  return ok();
}

const isUsed = async (code: string) => !code || (await socials.all()).some((social) => social.code === code);

/** Stores a code, with or without an account, and returns its socialUserId. */
async function arrived(code: string, user?: UserRow): Promise<number> {
  // Ids start at 90001; two simultaneous arrivals get different ids.
  const socialUserId = 90_000 + ((await socials.nextId()) % 90_000);
  const bindTime = user ? timestamp() : null;
  await socials.insert({ socialUserId, code, userId: user?.userId ?? null, bindTime });
  return socialUserId;
}

/** `bound-<login name>-<anything>` belongs to that account, any other bound code to the demo account. */
async function boundTo(rest: string) {
  const all = await users.all();
  const named = (name: string | undefined) => all.find((user) => user.loginName === name);
  return named(rest.split('-')[0]) ?? named(demoAccount.username);
}
