import { tabStorage } from '@/shared/storage/tabStorage';
import { atBase, belowBase } from '@/shared/settings/base';

/** The reason for the redirect to WeChat: to sign in, or to bind WeChat to the account that is signed in. */
export type Purpose = 'signIn' | 'bind';

/** The parameters of WeChat's redirect back. */
export interface Callback {
  code: string;
  state: string;
  purpose: Purpose;
  /** The state this tab sent; missing when the redirect did not start in this tab. */
  expected?: string;
}

interface Flow {
  state: string;
  purpose: Purpose;
  /** The path WeChat redirects back to. */
  path: string;
}

/** The path of the page that handles a callback. */
export const CALLBACK_PATH = '/user/wechat';

const FLOW = 'wechat-flow';
/** The paths a backend may redirect to by itself. On any other page the two names may be a list's filters. */
const ENTRY = /^\/(weclome\/?|user(\/.*)?)?$/;

let pending: Callback | undefined;

/** Remembers that this tab redirects to WeChat. */
export function rememberFlow(flow: Flow): void {
  // Without storage the returned state cannot be compared.
  tabStorage.set(FLOW, flow);
}

/**
 * Runs before the router starts: removes `code` and `state` from the address, so that no history entry or referrer
 * contains them, and stores them for the page that handles them. A visitor is redirected to `/user/wechat`; a signed-in
 * user stays on the page, and only a binding they started is handled, so that no link can replace a session.
 */
export function takeCallback(signedIn: boolean): void {
  const address = new URL(location.href);
  const path = belowBase(address.pathname);
  const code = address.searchParams.get('code');
  const state = address.searchParams.get('state');
  if (!code || !state) return;
  const flow = takeFlow();
  const isBinding = signedIn && flow?.purpose === 'bind' && flow.path === path;
  if (!isBinding && !ENTRY.test(path) && (signedIn || !flow)) return;
  address.searchParams.delete('code');
  address.searchParams.delete('state');
  if (isBinding || !signedIn) {
    pending = { code, state, purpose: isBinding ? 'bind' : 'signIn', expected: flow?.state };
  }
  const clean = address.pathname + address.search + address.hash;
  history.replaceState(null, '', signedIn ? clean : atBase(CALLBACK_PATH));
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
