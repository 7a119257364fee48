import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { type Call, secured } from './access';
import { type UserRow, users } from './db';
import { demoAccount } from './demo';
import { api, bodyOf, fail, ok, textOf, timestamp } from './respond';
import { byPassword, entered } from './session';
import { identityProviders } from './system/settings';
import { noteOperation } from './writes/operationLog';
import { defineTable } from './table';

/** The users whom a provider has redirected here. Each code is stored, because it is valid only once. */
const socials = defineTable({
  name: 'socials',
  idKey: 'socialUserId',
  schema: z.object({
    socialUserId: z.number(),
    type: z.string().nullish(),
    code: z.string(),
    userId: z.number().nullable(),
    bindTime: z.string().nullish(),
  }),
  seed: () => [],
});

const WECHAT = { key: 'wechat', name: '微信' };
const UNKNOWN = '没有此登录方式';

const providerOf = (key: unknown) => [WECHAT, ...identityProviders].find((provider) => provider.key === key);
const usedBy = ({ key, name }: typeof WECHAT) =>
  key === WECHAT.key ? '授权码已失效，请重新扫码' : `${name}授权已失效，请重试`;
const takenBy = ({ name }: typeof WECHAT) => `该${name}已绑定其他账号`;

/** Returns the page of the product to return to, but never another site. */
function backOf(request: Request): URL {
  const { origin, searchParams } = new URL(request.url);
  const target = new URL(searchParams.get('redirect') || '/', origin);
  return target.origin === origin ? target : new URL('/', origin);
}

async function callback(request: Request, provider: typeof WECHAT | undefined): Promise<Response> {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  if (!provider) return fail(UNKNOWN);
  if (await isUsed(code)) return fail(usedBy(provider));
  const user = code.startsWith('bound-') ? await boundTo(code.slice(6)) : undefined;
  const socialUserId = await arrived(provider, code, user);
  if (!user) return ok({ isBind: false, token: null, socialUserId });
  return ok({ isBind: true, socialUserId: null, ...(await signedIn(user, request)) });
}

/**
 * Simulates WeChat and the other providers. Scanning returns a code: `bound-<login name>-<anything>` for a bound
 * account, any other code for an unbound one.
 */
export const socialHandlers: RequestHandler[] = [
  http.get(api('/system/social/wechat/pc_login'), ({ request }) => {
    const wechat = new URL('https://open.weixin.qq.com/connect/qrconnect');
    wechat.search = new URLSearchParams({
      appid: 'wx0123456789abcdef',
      redirect_uri: backOf(request).href,
      response_type: 'code',
      scope: 'snsapi_login',
      state: crypto.randomUUID().slice(0, 8),
    }).toString();
    return ok(wechat.href);
  }),
  // Returns an address that leads back to the product at once, so that no network is needed. The first provider signs
  // in the demo account. Any other provider, and every provider during a session, returns an identity without account.
  http.get(api('/system/social/:provider/pc_login'), ({ request, params }) => {
    const provider = providerOf(params.provider);
    if (!provider) return fail(UNKNOWN);
    const back = backOf(request);
    const isKnown = provider === identityProviders[0] && !request.headers.get('token');
    const state = new URL(request.url).searchParams.get('state') ?? '';
    // The client's state is new for each sign-in, so the code is new, too.
    back.searchParams.set('code', `${isKnown ? `bound-${demoAccount.username}` : 'new'}-${state}`);
    back.searchParams.set('state', state);
    return ok(back.href);
  }),
  http.get(api('/auth/social/wechat/callback'), ({ request }) => callback(request, WECHAT)),
  http.get(api('/auth/social/:provider/callback'), ({ request, params }) =>
    callback(request, providerOf(params.provider)),
  ),
  http.post(api('/auth/social/bind'), async ({ request }) => {
    const body = await bodyOf(request);
    const social = await socials.find(textOf(body, 'socialUserId'));
    if (!social) return fail('微信授权已失效，请重新扫码');
    if (social.userId !== null) return fail(takenBy(providerOf(social.type) ?? WECHAT));
    const user = await byPassword(body, request);
    const answer = await signedIn(user, request);
    await socials.update(social.socialUserId, { userId: user.userId, bindTime: timestamp() });
    return ok(answer);
  }),
  // The specification has only the calls to sign in. The personal page needs these, too.
  http.get(
    api('/system/social/list'),
    secured(null, async ({ user }) => {
      const own = (await socials.all()).filter(({ userId }) => userId === user.userId);
      const row = ({ socialUserId, type, bindTime }: (typeof own)[number]) => {
        const { key, name } = providerOf(type) ?? WECHAT;
        return { type: key, socialUserId, nickName: `${name}用户${socialUserId}`, bindTime };
      };
      return ok([...new Map(own.map(row).map((one) => [one.type, one])).values()]);
    }),
  ),
  http.post(api('/system/social/bind'), secured(null, bind)),
  http.post(api('/system/social/unbind'), secured(null, unbind)),
];

/** Returns the token, or the answer that asks for the second factor. */
async function signedIn(user: UserRow, request: Request) {
  const answer = await entered(user, request);
  return 'factorTicket' in answer ? answer : { token: answer.token };
}

async function bind(call: Call): Promise<Response> {
  const body = await bodyOf(call.request);
  const [code, provider] = [textOf(body, 'code'), providerOf(textOf(body, 'type'))];
  if (!provider) return fail(UNKNOWN);
  if (await isUsed(code)) return fail(usedBy(provider));
  if (code.startsWith('bound-')) {
    await arrived(provider, code);
    return fail(takenBy(provider));
  }
  await arrived(provider, code, call.user);
  await noteOperation(call, `绑定${provider.name}`, 2);
  return ok();
}

async function unbind(call: Call): Promise<Response> {
  const provider = providerOf(textOf(await bodyOf(call.request), 'type'));
  if (!provider) return fail(UNKNOWN);
  const own = (await socials.all()).filter(
    ({ userId, type }) => userId === call.user.userId && (type ?? WECHAT.key) === provider.key,
  );
  if (own.length === 0) return fail(`该账号未绑定${provider.name}`);
  for (const { socialUserId } of own) await socials.update(socialUserId, { userId: null });
  await noteOperation(call, `解绑${provider.name}`, 2);
  return ok();
}

const isUsed = async (code: string) => !code || (await socials.all()).some((social) => social.code === code);

/** Stores a code, with or without an account. Returns its socialUserId. */
async function arrived({ key }: typeof WECHAT, code: string, user?: UserRow): Promise<number> {
  // Ids start at 90001. Two simultaneous callbacks get different ids.
  const socialUserId = 90_000 + ((await socials.nextId()) % 90_000);
  const bindTime = user ? timestamp() : null;
  await socials.insert({ socialUserId, type: key, code, userId: user?.userId ?? null, bindTime });
  return socialUserId;
}

/** The code `bound-<login name>-<anything>` belongs to that account, any other bound code to the demo account. */
async function boundTo(rest: string) {
  const all = await users.all();
  const named = (name: string | undefined) => all.find((user) => user.loginName === name);
  return named(rest.split('-')[0]) ?? named(demoAccount.username);
}
