import { onApi } from '@/shared/api/events';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { useSession } from '@/shared/auth/session';
import { useViewAs } from '@/shared/auth/viewAs';

/** True when user info contains the user's permissions, even if the list is empty. */
export const namesRights = (info: unknown): boolean =>
  typeof info === 'object' && info !== null && 'buttons' in info && Array.isArray(info.buttons);

/**
 * Fetches the permissions with a separate request, for a server whose user info lacks them. A failed request or an
 * empty response changes nothing. An empty list would allow everything (docs/specification#6).
 */
export async function askRights(signal: AbortSignal): Promise<void> {
  const answer = await request({ url: '/system/menu/user_auths', signal, quiet: true }).catch(() => undefined);
  const buttons = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : [];
  const { user } = useSession.getState();
  if (buttons.length === 0 || !user || user.asRole || signal.aborted) return;
  useSession.setState({ user: { ...user, buttons } });
}

/** Time in milliseconds within which several 403s cause only one refetch of user info. */
const PAUSE = 10_000;

/**
 * Refetches user info after a 403, so that buttons without permission disappear. An unchanged or failed response
 * changes nothing.
 */
export function followRights(signal: AbortSignal): void {
  let last = -PAUSE;
  const stop = onApi('forbidden', () => {
    if (performance.now() - last < PAUSE) return;
    last = performance.now();
    void reloadRights(signal).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
}

/**
 * Refetches the user's permissions and field rights. An unchanged response changes nothing. While the user views the
 * product as a role, the new rights apply only after the user returns to their own view. Rejects if user info fails.
 */
export async function reloadRights(signal: AbortSignal): Promise<void> {
  const info = await request({ url: paths.userInfo, signal, quiet: true });
  const fresh = toCurrentUser(info);
  const { user } = useSession.getState();
  if (!user || user.userId !== fresh.userId || signal.aborted) return;
  if (!namesRights(info)) return askRights(signal);
  if (user.asRole) return useViewAs.setState({ self: fresh });
  const textOf = ({ buttons, permissions, fields }: typeof user) => JSON.stringify([buttons, [...permissions], fields]);
  if (textOf(user) !== textOf(fresh)) useSession.setState({ user: fresh });
}
