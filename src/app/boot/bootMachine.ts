import type { CurrentUser } from '@/shared/auth/currentUser';

/** What one of the boot's requests came to. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** The answers so far. They may arrive in any order; `phaseOf` consumes them in the specification's order. */
export interface BootState {
  user?: Answer<CurrentUser>;
  /** The system config is only waited for: failing or late, it stops nobody. */
  configSettled: boolean;
  menu?: Answer<unknown>;
}

export type BootEvent =
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

/** One event later. An answer that was given already stays: a late twin changes nothing. */
export function bootNext(state: BootState, event: BootEvent): BootState {
  switch (event.type) {
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

/** Where the boot stands: user info, then the config, then the menu (docs/specification#4, docs/decisions#1). */
export function phaseOf({ user, configSettled, menu }: BootState): BootPhase {
  if (!user) return { name: 'loading', step: 'user' };
  if (!user.ok) return { name: 'refused', error: user.error };
  if (!configSettled) return { name: 'loading', step: 'config' };
  if (!menu) return { name: 'loading', step: 'menu' };
  return menu.ok ? { name: 'ready', menu: menu.value } : { name: 'menuFailed', error: menu.error };
}
