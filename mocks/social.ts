import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { users } from './db';
import { demoAccount } from './demo';
import { api, bodyOf, fail, ok, textOf } from './respond';
import { byPassword, entered } from './session';
import { defineTable } from './table';

/** The people WeChat has sent: each code is kept, because it is good once. */
const socials = defineTable({
  name: 'socials',
  idKey: 'socialUserId',
  schema: z.object({ socialUserId: z.number(), code: z.string(), userId: z.number().nullable() }),
  seed: () => [],
});

/** WeChat sign-in without WeChat: the address leads straight back with a code, as the scan would. */
export const socialHandlers: RequestHandler[] = [
  http.get(api('/system/social/wechat/pc_login'), ({ request }) => {
    const { origin, searchParams } = new URL(request.url);
    const wanted = new URL(searchParams.get('redirect') || '/', origin);
    const back = wanted.origin === origin ? wanted : new URL('/', origin);
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
    const known = await socials.all();
    if (!code || known.some((social) => social.code === code)) return fail('授权码已失效，请重新扫码');
    const user = code.startsWith('bound-') ? await boundTo(code.slice(6)) : undefined;
    const socialUserId = 90_001 + known.length;
    await socials.insert({ socialUserId, code, userId: user?.userId ?? null });
    if (!user) return ok({ isBind: false, token: null, socialUserId });
    return ok({ isBind: true, token: (await entered(user)).token, socialUserId: null });
  }),
  http.post(api('/auth/social/bind'), async ({ request }) => {
    const body = await bodyOf(request);
    const social = await socials.find(textOf(body, 'socialUserId'));
    if (!social) return fail('微信授权已失效，请重新扫码');
    if (social.userId !== null) return fail('该微信已绑定其他账号');
    const user = await byPassword(body);
    const { token } = await entered(user);
    await socials.update(social.socialUserId, { userId: user.userId });
    return ok({ token });
  }),
];

/** `bound-<login name>-<anything>` belongs to that account, any other bound code to the demo account. */
async function boundTo(rest: string) {
  const all = await users.all();
  const named = (name: string | undefined) => all.find((user) => user.loginName === name);
  return named(rest.split('-')[0]) ?? named(demoAccount.username);
}
