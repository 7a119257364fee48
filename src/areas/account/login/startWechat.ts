import { atBase } from '@/shared/settings/base';
import { ApiError } from '@/shared/api/ApiError';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { type Purpose, rememberFlow } from './callback';

const WECHAT = 'https://open.weixin.qq.com/';

/**
 * Redirects to WeChat, which returns to `path`. Rejects with the backend's refusal, and when the backend names any
 * address other than WeChat's own.
 */
export async function startWechat(purpose: Purpose, path: string): Promise<void> {
  const redirect = location.origin + atBase(path);
  const answer = await request({ url: paths.wechatLogin, params: { redirect }, quiet: true });
  const address = typeof answer === 'string' ? answer : (answer as { url?: unknown } | null)?.url;
  if (typeof address !== 'string' || !address.startsWith(WECHAT)) throw new ApiError('malformed');
  const state = new URL(address).searchParams.get('state');
  if (state) rememberFlow({ state, purpose, path });
  location.assign(address);
}
