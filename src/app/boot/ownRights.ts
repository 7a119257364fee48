import { request } from '@/shared/api/http';
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
