import { atBase } from '@/shared/settings/base';
import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import type { Provider } from '@/shared/auth/systemConfig';
import { httpUrl } from '@/shared/lib/safeUrl';
import { callbackPath, type Purpose, rememberFlow, WECHAT } from './callback';

const WECHAT_ADDRESS = 'https://open.weixin.qq.com/';

/**
 * Redirects to an identity provider. WeChat redirects back to `path`, with a state chosen by the backend. Every other
 * provider redirects back to our callback page, with a state chosen here. Rejects if the backend refuses or returns an
 * invalid URL. WeChat's URL must belong to WeChat's site. The URL of any other provider must be http(s), and must not
 * contain a `state` other than ours.
 */
export async function startSocial({ key: provider, name }: Provider, purpose: Purpose, path: string): Promise<void> {
  const isWechat = provider === WECHAT;
  const own = isWechat ? {} : { state: randomState() };
  const redirect = location.origin + atBase(isWechat ? path : callbackPath(provider));
  const params = { redirect, ...own };
  const answer = await request({ url: `/system/social/${provider}/pc_login`, params, quiet: true });
  const text = typeof answer === 'string' ? answer : (answer as { url?: unknown } | null)?.url;
  const address = httpUrl(text);
  if (address === undefined || (isWechat && !String(text).startsWith(WECHAT_ADDRESS))) throw new ApiError('malformed');
  const sent = new URL(address).searchParams.get('state') ?? undefined;
  const state = own.state ?? sent;
  // A URL without `state` is valid: a pushed request or SAML's `RelayState` carries the state outside the query.
  if (sent !== undefined && sent !== state) throw new ApiError('malformed');
  if (state) rememberFlow({ state, provider, name, purpose, path });
  location.assign(address);
}

/** A state of 128 random bits. `newKey` is not used because its chunk belongs to the signed-in app. */
const randomState = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
