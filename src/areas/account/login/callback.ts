import { tabStorage } from '@/shared/storage/tabStorage';
import { atBase, belowBase } from '@/shared/settings/base';

/** The reason for the redirect to a provider: to sign in, or to bind an identity to the account that is signed in. */
export type Purpose = 'signIn' | 'bind';

/** The parameters of a provider's redirect back. */
export interface Callback {
  provider: string;
  /** The provider's name; missing when the redirect did not start in this tab. */
  name?: string | undefined;
  /** Empty when the provider answered an error. */
  code: string;
  state: string;
  purpose: Purpose;
  /** The state this tab sent to the provider; missing when the redirect did not start in this tab. */
  expected?: string | undefined;
  /** All parameters of the address; of an error `error` and `error_description`. */
  params: URLSearchParams;
}

/** What this tab remembers while the user is at the provider. */
interface Flow {
  state: string;
  provider: string;
  name: string;
  purpose: Purpose;
  /** The page that started it, with its query: the page that binds, or the sign-in. */
  path: string;
}

/** The key of the provider that the specification names; all others are in the system config. */
export const WECHAT = 'wechat';
/** The path of the page that handles WeChat's callback. */
export const CALLBACK_PATH = '/user/wechat';
/** The path to which a provider of the system config returns; it handles the callback, too. */
export const callbackPath = (provider: string) => `/user/social/${provider}`;

const FLOW = 'social-flow';
/** The paths a backend may redirect to by itself. On any other page the two names may be a list's filters. */
const ENTRY = /^\/(weclome\/?|user(\/.*)?)?$/;
const SOCIAL = /^\/user\/social\/([^/]+)\/?$/;

let pending: Callback | undefined;

/** Remembers that this tab redirects to a provider. */
export function rememberFlow(flow: Flow): void {
  // Without storage the returned state cannot be compared.
  tabStorage.set(FLOW, flow);
}

/**
 * Runs before the router starts: removes a provider's parameters from the address, so that no history entry or referrer
 * contains them, and stores them for the page that handles them. A visitor is redirected to that page; a signed-in
 * user stays on the page, and only a binding they started is handled, so that no link can replace a session.
 */
export function takeCallback(signedIn: boolean): void {
  const address = new URL(location.href);
  const path = belowBase(address.pathname);
  const named = SOCIAL.exec(path)?.[1];
  const params = new URLSearchParams(address.search);
  const isRefused = named && params.get('error');
  const code = isRefused ? '' : (params.get('code') ?? '');
  const state = params.get('state') ?? '';
  if (!isRefused && !(code && state)) return;
  const flow = takeFlow();
  const isBinding = signedIn && flow?.purpose === 'bind' && (named ? flow.provider === named : flow.path === path);
  if (!isBinding && !ENTRY.test(path) && (signedIn || !flow)) return;
  const provider = named ?? WECHAT;
  if (isBinding || !signedIn) {
    const expected = flow && (flow.provider === provider ? flow.state : '');
    const purpose = isBinding ? 'bind' : 'signIn';
    pending = { provider, name: flow?.name, code, state, purpose, expected, params };
  }
  address.searchParams.delete('code');
  address.searchParams.delete('state');
  const clean = address.pathname + address.search + address.hash;
  // Other providers add parameters of their own: nothing of the address is kept but where the sign-in was asked for.
  const search = /\?.*/.exec(flow?.path ?? '')?.[0] ?? '';
  const own = isBinding ? flow.path : (named ? path : CALLBACK_PATH) + search;
  history.replaceState(null, '', named || !signedIn ? atBase(own) : clean);
}

/** Returns the callback pending for this purpose. */
export const pendingCallback = (purpose: Purpose) => (pending?.purpose === purpose ? pending : undefined);

/** Marks the pending callback as handled. */
export function forgetCallback(): void {
  pending = undefined;
}

function takeFlow(): Flow | undefined {
  const flow = tabStorage.get(FLOW) as Flow | undefined;
  tabStorage.remove(FLOW);
  return flow;
}
