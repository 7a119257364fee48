import type { CurrentUser } from '@/shared/auth/currentUser';

/** The outcome of one of the boot's requests. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** The responses that have arrived, in any order. `phaseOf` handles the responses in the specification's order. */
export interface BootState {
  /** The menu of this tab's last visit, shown until the server's menu arrives. */
  lastMenu?: unknown;
  user?: Answer<CurrentUser>;
  /** True when the system config has arrived, failed or is late; the boot then continues. */
  configSettled: boolean;
  menu?: Answer<unknown>;
}

export type BootEvent =
  | { type: 'lastMenu'; menu: unknown }
  | { type: 'user'; answer: Answer<CurrentUser> }
  | { type: 'config' }
  | { type: 'menu'; answer: Answer<unknown> }
  | { type: 'retryMenu' }
  | { type: 'newMenu'; menu: unknown };

export type BootPhase =
  | { name: 'loading'; step: 'user' | 'config' | 'menu' }
  | { name: 'refused'; error: unknown }
  | { name: 'menuFailed'; error: unknown }
  | { name: 'ready'; menu: unknown };

export const bootStart: BootState = { configSettled: false };

/** The state after one event. Only the first response to each request counts. */
export function bootNext(state: BootState, event: BootEvent): BootState {
  switch (event.type) {
    case 'lastMenu':
      return { ...state, lastMenu: event.menu };
    case 'user':
      return state.user ? state : { ...state, user: event.answer };
    case 'config':
      return { ...state, configSettled: true };
    case 'menu':
      return state.menu ? state : { ...state, menu: event.answer };
    case 'retryMenu':
      return state.menu?.ok === false ? { ...state, menu: undefined } : state;
    case 'newMenu':
      return state.menu?.ok ? { ...state, menu: { ok: true, value: event.menu } } : state;
  }
}

/**
 * The current phase of the boot. The boot needs user info first, then the config, then the menu (docs/specification#4,
 * docs/decisions#1). If the menu of the last visit is known, the phase is `ready` from the start. A failure of user
 * info or of the menu ends `ready`.
 */
export function phaseOf({ lastMenu, user, configSettled, menu }: BootState): BootPhase {
  if (user && !user.ok) return { name: 'refused', error: user.error };
  if (lastMenu !== undefined && !(user && menu?.ok === false))
    return { name: 'ready', menu: menu?.ok ? menu.value : lastMenu };
  if (!user) return { name: 'loading', step: 'user' };
  if (!configSettled) return { name: 'loading', step: 'config' };
  if (!menu) return { name: 'loading', step: 'menu' };
  return menu.ok ? { name: 'ready', menu: menu.value } : { name: 'menuFailed', error: menu.error };
}
