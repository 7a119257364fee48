import { tabStorage } from '@/shared/storage/tabStorage';
import { atBase, belowBase } from '@/shared/settings/base';

/** Why the user is redirected to a provider: to sign in, or to bind an identity to the signed-in account. */
export type Purpose = 'signIn' | 'bind';

/** A redirect back from a provider: the parameters in the URL, and the data that this tab has stored. */
export interface Callback {
  provider: string;
  /** The provider's name. Undefined if the redirect did not start in this tab. */
  name?: string | undefined;
  /** The provider's code; empty when the provider returned an error. */
  code: string;
  state: string;
  purpose: Purpose;
  /** The `state` that this tab sent; undefined without a stored redirect, '' after a redirect to another provider. */
  expected?: string | undefined;
  /** All query parameters of the URL. After an error, they include `error`, and possibly `error_description`. */
  params: URLSearchParams;
}

/** The data this tab remembers while the user is on the provider's site. */
interface Flow {
  state: string;
  provider: string;
  name: string;
  purpose: Purpose;
  /** The page that started the redirect: the binding page, or the sign-in page, which may have a query. */
  path: string;
}

/** The key of WeChat, the only provider named in the specification. The system config lists all other providers. */
export const WECHAT = 'wechat';
/** The path of the page that handles WeChat's callback. */
export const CALLBACK_PATH = '/user/wechat';
/** The path of the page that handles the callback of a provider from the system config. */
export const callbackPath = (provider: string) => `/user/social/${provider}`;

const FLOW = 'social-flow';
/**
 * Paths to which a backend may redirect even if this tab started no redirect. On any other path, `code` and `state` may
 * be list filters.
 */
const ENTRY = /^\/(weclome\/?|user(\/.*)?)?$/;
const SOCIAL = /^\/user\/social\/([^/]+)\/?$/;

let pending: Callback | undefined;

/** Stores the data of a redirect in the storage of this tab. */
export function rememberFlow(flow: Flow): void {
  // Without storage, the state that the provider returns cannot be verified.
  tabStorage.set(FLOW, flow);
}

/**
 * Takes a provider's parameters out of the URL, so that no history entry or referrer contains them. Stores them for the
 * page that handles the callback, and changes the URL to that page. If a user is signed in, does so only for a binding
 * that the user started in this tab, so that no link can replace the session. Must run before the router starts.
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
  // Keeps only the query of the page that started the redirect, because providers add parameters of their own.
  const search = /\?.*/.exec(flow?.path ?? '')?.[0] ?? '';
  const own = isBinding ? flow.path : (named ? path : CALLBACK_PATH) + search;
  history.replaceState(null, '', named || !signedIn ? atBase(own) : clean);
}

/** Returns the pending callback if it has this purpose. */
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
