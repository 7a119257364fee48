import { onApi } from '@/shared/api/events';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';

/** True when user info names the person's permissions, an empty list included. */
export const namesRights = (info: unknown): boolean =>
  typeof info === 'object' && info !== null && 'buttons' in info && Array.isArray(info.buttons);

/**
 * Asks for the permissions that user info does not name, once a session. Without an answer, or with an empty one,
 * everything stays shown, as for any missing list (docs/specification#6).
 */
export async function askRights(signal: AbortSignal): Promise<void> {
  const answer = await request({ url: '/system/menu/user_auths', signal, quiet: true }).catch(() => undefined);
  const buttons = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  const { user } = useSession.getState();
  if (buttons.length === 0 || !user || user.asRole || signal.aborted) return;
  useSession.setState({ user: { ...user, buttons } });
}

/** Refusals within this time ask for user info once, in milliseconds. */
const PAUSE = 10_000;

/**
 * Asks for user info again after a refusal, so that the buttons of a permission that was taken away meanwhile
 * disappear. An answer that says nothing new changes nothing; a failed one neither.
 */
export function followRights(signal: AbortSignal): void {
  let last = -PAUSE;
  const stop = onApi('forbidden', () => {
    if (performance.now() - last < PAUSE) return;
    last = performance.now();
    void askAgain(signal).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
}

async function askAgain(signal: AbortSignal): Promise<void> {
  const info = await request({ url: paths.userInfo, signal, quiet: true });
  const fresh = toCurrentUser(info);
  const { user } = useSession.getState();
  if (!user || user.asRole || user.userId !== fresh.userId || signal.aborted) return;
  if (!namesRights(info)) return askRights(signal);
  const said = ({ buttons, permissions }: typeof user) => JSON.stringify([buttons, [...permissions]]);
  if (said(user) !== said(fresh)) useSession.setState({ user: fresh });
}
