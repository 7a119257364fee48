import { ApiError } from '@/shared/api/ApiError';
import { create } from 'zustand';
import { request } from '@/shared/api/http';
import { askListAhead } from '@/shared/api/listAhead';
import { paths } from '@/shared/api/paths';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { toSystemConfig } from '@/shared/auth/systemConfig';
import { dropDrafts } from '@/shared/drafts/drafts';
import { askRights, followRights, namesRights } from './ownRights';
import { type Answer, type BootEvent, bootNext, bootStart, type BootState, phaseOf } from './bootMachine';

/** Timeout of the boot's wait for the system config, in milliseconds; a later answer is still applied. */
const CONFIG_TIMEOUT = 5000;

/** The boot of this session; `abort` is undefined until it starts. */
export const useBoot = create<{ state: BootState; abort?: AbortController }>(() => ({ state: bootStart }));

/**
 * Starts the three requests in parallel, once per session. Their answers are consumed in order: when user info fails,
 * the boot ends, the other two requests are aborted and `onRefused` is called once.
 */
export function startBoot(onRefused: (error: unknown) => void): void {
  if (useBoot.getState().abort) return;
  const abort = new AbortController();
  const { signal } = abort;
  useBoot.setState({ state: bootStart, abort });

  let rights = false;
  // Quiet: a 403 gets the notification of any other failure (docs/decisions#7), not "Forbidden" as well.
  const info = request({ url: paths.userInfo, signal, now: true, quiet: true }).then((data) => {
    rights = namesRights(data);
    return toCurrentUser(data);
  });
  void answer(info).then((user) => {
    if (signal.aborted) return;
    if (user.ok) {
      useSession.setState({ user: user.value });
      dropDrafts(user.value.userId);
      followRights(signal);
      askListAhead();
      if (!rights) void askRights(signal);
    }
    send({ type: 'user', answer: user });
    if (user.ok) return;
    abort.abort();
    onRefused(user.error);
  });
  void answer(request({ url: paths.systemConfig, signal, now: true }).then(toSystemConfig)).then((config) => {
    if (signal.aborted) return;
    if (config.ok) useSession.setState({ config: config.value });
    send({ type: 'config' });
  });
  setTimeout(() => signal.aborted || send({ type: 'config' }), CONFIG_TIMEOUT);
  loadMenu(signal);
}

/** Requests the menu again after it failed. */
export function retryMenu(): void {
  const { abort, state } = useBoot.getState();
  if (!abort || phaseOf(state).name !== 'menuFailed') return;
  send({ type: 'retryMenu' });
  loadMenu(abort.signal);
}

let reloads = 0;

/**
 * Refetches the menu behind the open pages after its rows have changed. Of several calls the last one wins; when it
 * fails, the menu stays as it is until the next reload of the page.
 */
export async function reloadMenu(): Promise<void> {
  const { abort } = useBoot.getState();
  if (!abort) return;
  const turn = ++reloads;
  const { signal } = abort;
  const menu = await answer(fetchMenu(signal));
  if (menu.ok && turn === reloads && !signal.aborted) send({ type: 'newMenu', menu: menu.value });
}

/** Resets the boot, so that the next session starts its own; pending answers are ignored. */
export function stopBoot(): void {
  useBoot.getState().abort?.abort();
  useBoot.setState({ state: bootStart, abort: undefined });
}

function loadMenu(signal: AbortSignal): void {
  void answer(fetchMenu(signal)).then((menu) => {
    if (!signal.aborted) send({ type: 'menu', answer: menu });
  });
}

/** Fetches the menu rows, which `buildMenuTree` reads. Rejects with `malformed` for what can be no menu, such as a text. */
async function fetchMenu(signal: AbortSignal): Promise<unknown> {
  const menu = await request({ url: paths.menu, signal, now: true });
  if (menu !== undefined && typeof menu !== 'object') throw new ApiError('malformed');
  return menu;
}

const send = (event: BootEvent) => useBoot.setState(({ state }) => ({ state: bootNext(state, event) }));

const answer = <T>(call: Promise<T>): Promise<Answer<T>> =>
  call.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
