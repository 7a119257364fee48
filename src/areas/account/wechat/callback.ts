/** Why somebody was sent to WeChat: to sign in, or to bind it to the account they are signed in with. */
export type Purpose = 'signIn' | 'bind';

/** What WeChat sent somebody back with. */
export interface Callback {
  code: string;
  state: string;
  purpose: Purpose;
  /** The state this tab sent along, when it was this tab that sent them. */
  expected?: string;
}

interface Flow {
  state: string;
  purpose: Purpose;
  /** The place they come back to. */
  path: string;
}

/** Where a callback is handled. */
export const CALLBACK_PATH = '/user/wechat';

const FLOW = 'wechat-flow';
/** The places a backend may send somebody back to on its own account. OtherWindowChange the two names may be a list's filters. */
const ENTRY = /^\/(weclome\/?|user(\/.*)?)?$/;

let pending: Callback | undefined;

/** Remembers that this tab sends somebody to WeChat. */
export function rememberFlow(flow: Flow): void {
  try {
    sessionStorage.setItem(FLOW, JSON.stringify(flow));
  } catch {
    // Without storage the answer's state cannot be compared.
  }
}

/**
 * Before the router starts: takes `code` and `state` out of the address, so that they are in no history and no referrer,
 * and keeps them for the page that handles them. A visitor is led to `/user/wechat`; somebody signed in stays where they
 * are, and only what they asked for themselves, binding, is handled: nobody's session is replaced by a link.
 */
export function takeCallback(signedIn: boolean): void {
  const address = new URL(location.href);
  const code = address.searchParams.get('code');
  const state = address.searchParams.get('state');
  if (!code || !state) return;
  const flow = takeFlow();
  const isBinding = signedIn && flow?.purpose === 'bind' && flow.path === address.pathname;
  if (!isBinding && !ENTRY.test(address.pathname) && (signedIn || !flow)) return;
  address.searchParams.delete('code');
  address.searchParams.delete('state');
  if (isBinding || !signedIn) {
    pending = { code, state, purpose: isBinding ? 'bind' : 'signIn', expected: flow?.state };
  }
  const clean = address.pathname + address.search + address.hash;
  history.replaceState(null, '', signedIn ? clean : CALLBACK_PATH);
}

/** What waits to be handled for this purpose. */
export const pendingCallback = (purpose: Purpose) => (pending?.purpose === purpose ? pending : undefined);

/** Marks the pending callback as handled. */
export function forgetCallback(): void {
  pending = undefined;
}

function takeFlow(): Flow | undefined {
  try {
    const flow = JSON.parse(sessionStorage.getItem(FLOW) ?? 'null') as Flow | null;
    sessionStorage.removeItem(FLOW);
    return flow ?? undefined;
  } catch {
    return undefined;
  }
}
