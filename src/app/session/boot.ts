import { ApiError } from '@/shared/api/ApiError';
import { create } from 'zustand';
import { holdRequests, request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { type CurrentUser, toCurrentUser } from '@/shared/auth/currentUser';
import { shareCompany } from '@/shared/auth/otherWindows';
import { showSystemConfig, useSession } from '@/shared/auth/session';
import { toSystemConfig } from '@/shared/auth/systemConfig';
import { dropDrafts } from '@/shared/form/drafts/drafts';
import { askRights, followRights, namesRights } from './ownRights';
import { lastScreen } from './lastScreen';
import { lastVisit, rememberVisit, type Visit } from './lastVisit';
import { takeStorageKey } from './storageKey';
import { type Answer, type BootEvent, bootNext, bootStart, type BootState, phaseOf } from './bootMachine';

/** Max wait of the boot for the system config, in milliseconds; a later response is still applied. */
const CONFIG_TIMEOUT = 5000;

/** The boot of this session. `abort` is undefined until the boot starts. */
export const useBoot = create<{ state: BootState; abort?: AbortController }>(() => ({ state: bootStart }));

/**
 * Requests user info, the system config and the menu in parallel, once per session. If user info fails, the boot ends,
 * aborts the other two requests and calls `onRefused` once. During a reload, the boot shows the layout and the menu of
 * the last visit. All further requests then wait until user info has confirmed the user.
 */
export function startBoot(onRefused: (error: unknown) => void): void {
  if (useBoot.getState().abort) return;
  const abort = new AbortController();
  const { signal } = abort;
  useBoot.setState({ state: bootStart, abort });

  // A quiet request does not announce a 403 as "Forbidden". A 403 then shows the same notification as other failures
  // (docs/decisions#7).
  const userInfo = request({ url: paths.userInfo, signal, quiet: true }).then(takeStorageKey);
  const systemConfig = request({ url: paths.systemConfig, signal });
  const menu = fetchMenu(signal);
  // If the address has changed since the last visit, the stored menu may lack the new screen and would redirect to 403.
  const kept = lastScreen() === undefined ? undefined : lastVisit();
  const isShown = kept !== undefined && showVisit(kept);

  const person = answer(userInfo.then(toCurrentUser)).then(async (user) => {
    if (signal.aborted) return;
    if (user.ok) {
      const info = await userInfo;
      if (!isShown || !isSame(info, kept.user)) useSession.setState({ user: user.value });
      // Before any further request: a request blocks the window if the stored company is not the user's.
      shareCompany();
      if (isShown && !isSamePerson(user.value, toCurrentUser(kept.user))) send({ type: 'lastMenu', menu: undefined });
      dropDrafts(user.value.userId);
      followRights(signal);
      if (!namesRights(info)) void askRights(signal);
    }
    send({ type: 'user', answer: user });
    if (user.ok) return;
    abort.abort();
    onRefused(user.error);
    throw new ApiError('cancelled');
  });
  if (isShown) holdRequests(person);
  person.catch(() => undefined);
  void answer(systemConfig).then((config) => {
    if (signal.aborted) return;
    if (config.ok && !(isShown && isSame(config.value, kept.config))) showSystemConfig(config.value);
    send({ type: 'config' });
  });
  setTimeout(() => signal.aborted || send({ type: 'config' }), CONFIG_TIMEOUT);
  takeMenu(menu, signal, kept?.menu);
  Promise.all([userInfo, systemConfig, menu]).then(
    ([user, config, rows]) => signal.aborted || rememberVisit({ user, config, menu: rows }),
    () => undefined,
  );
}

/**
 * Shows the layout and the menu of the last visit. Returns false if the stored responses cannot be parsed, or if the
 * user must first change the password or add a second factor.
 */
function showVisit({ user, config, menu }: Visit): boolean {
  try {
    const person = toCurrentUser(user);
    if (person.mustChangePassword || person.factorRequired) return false;
    useSession.setState({ user: person, config: toSystemConfig(config) });
    send({ type: 'lastMenu', menu });
    return true;
  } catch {
    return false;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isSamePerson = (one: CurrentUser, other: CurrentUser) =>
  one.userId === other.userId && one.currCompId === other.currCompId;

/** Requests the menu again after a failure. */
export function retryMenu(): void {
  const { abort, state } = useBoot.getState();
  if (!abort || phaseOf(state).name !== 'menuFailed') return;
  send({ type: 'retryMenu' });
  takeMenu(fetchMenu(abort.signal), abort.signal);
}

let reloads = 0;

/**
 * Refetches the menu after its rows have changed. Pages stay open. Only the response to the last call is applied. If
 * the last call fails, the menu stays unchanged until the next reload.
 */
export async function reloadMenu(): Promise<void> {
  const { abort } = useBoot.getState();
  if (!abort) return;
  const turn = ++reloads;
  const { signal } = abort;
  const menu = await answer(fetchMenu(signal));
  if (!menu.ok || turn !== reloads || signal.aborted) return;
  // Stores the new menu for a reload. With the old menu, reloading a screen that was just added would redirect to 403.
  const last = lastVisit();
  if (last) rememberVisit({ ...last, menu: menu.value });
  send({ type: 'newMenu', menu: menu.value });
}

/** Resets the boot, so that the next session starts a new boot; pending responses are ignored. */
export function stopBoot(): void {
  useBoot.getState().abort?.abort();
  useBoot.setState({ state: bootStart, abort: undefined });
}

/** Applies the menu when the menu arrives. A menu equal to `last` causes no re-render. */
function takeMenu(menu: Promise<unknown>, signal: AbortSignal, last?: unknown): void {
  void answer(menu.then((rows) => (last !== undefined && isSame(rows, last) ? last : rows))).then((taken) => {
    if (!signal.aborted) send({ type: 'menu', answer: taken });
  });
}

/** Fetches the menu rows for `buildMenuTree`. Rejects with `malformed` if the response cannot be a menu. */
async function fetchMenu(signal: AbortSignal): Promise<unknown> {
  const menu = await request({ url: paths.menu, signal });
  if (menu !== undefined && typeof menu !== 'object') throw new ApiError('malformed');
  return menu;
}

const send = (event: BootEvent) => useBoot.setState(({ state }) => ({ state: bootNext(state, event) }));

const answer = <T>(call: Promise<T>): Promise<Answer<T>> =>
  call.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
